// Where one looks from, over a surface that may be larger than the window: a point of it lands at `p * k + (x, y)`.

export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The camera that shows a whole box in the middle of the window, no nearer than `most` and no further than `least`. */
export function fit(box: Box, size: Size, most: number, least = 0): Camera {
  const width = Math.max(1, box.right - box.left);
  const height = Math.max(1, box.bottom - box.top);
  const k = Math.max(least, Math.min(most, size.width / width, size.height / height));
  return centred({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, k, size);
}

/** The camera with a point of the surface in the middle of the window. */
export function centred(point: { x: number; y: number }, k: number, size: Size): Camera {
  return { x: size.width / 2 - point.x * k, y: size.height / 2 - point.y * k, k };
}

/** Nearer or further, with the point of the window that is pointed at staying where it is. */
export function zoom(
  camera: Camera,
  at: { x: number; y: number },
  factor: number,
  least: number,
  most: number,
): Camera {
  const k = Math.min(most, Math.max(least, camera.k * factor));
  const change = k / camera.k;
  return { x: at.x - (at.x - camera.x) * change, y: at.y - (at.y - camera.y) * change, k };
}

/** The camera moved as little as needed to have a box in the window. */
export function reveal(camera: Camera, box: Box, size: Size): Camera {
  const shift = (low: number, high: number, room: number) =>
    high - low > room ? room / 2 - (low + high) / 2 : low < 0 ? -low : high > room ? room - high : 0;
  return {
    ...camera,
    x: camera.x + shift(box.left * camera.k + camera.x, box.right * camera.k + camera.x, size.width),
    y: camera.y + shift(box.top * camera.k + camera.y, box.bottom * camera.k + camera.y, size.height),
  };
}
