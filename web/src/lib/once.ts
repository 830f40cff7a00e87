// What is made of a thing is made once, and kept as long as the thing is.

/** Only the first argument tells one call from another: the rest goes with it. */
export function once<K extends object, R extends unknown[], V>(make: (of: K, ...rest: R) => V) {
  const kept = new WeakMap<K, { made: V }>();
  return (of: K, ...rest: R): V => {
    const found = kept.get(of) ?? { made: make(of, ...rest) };
    kept.set(of, found);
    return found.made;
  };
}
