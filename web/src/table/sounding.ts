// The sounds themselves, made as they are heard: no file is loaded for them.

export type Sound = "card" | "coin" | "turn" | "end";

interface Tone {
  hertz: number;
  /** Seconds: when it begins, and how long it fades. */
  at: number;
  fades: number;
  loud: number;
}

const TONES: Record<Exclude<Sound, "card">, Tone[]> = {
  coin: [
    { hertz: 2093, at: 0, fades: 0.12, loud: 0.05 },
    { hertz: 3136, at: 0.05, fades: 0.22, loud: 0.04 },
  ],
  turn: [
    { hertz: 659, at: 0, fades: 0.4, loud: 0.1 },
    { hertz: 880, at: 0.14, fades: 0.5, loud: 0.1 },
  ],
  end: [
    { hertz: 523, at: 0, fades: 0.5, loud: 0.09 },
    { hertz: 659, at: 0.16, fades: 0.5, loud: 0.09 },
    { hertz: 784, at: 0.32, fades: 0.9, loud: 0.09 },
  ],
};
const RUSTLE = { hertz: 2600, seconds: 0.11, loud: 0.16 };
const PATIENCE = 200; // milliseconds
const SILENT = 0.0001; // an exponential fade never comes to nothing

let context: AudioContext | undefined;

/** Lets a sound be heard, if this browser has any. */
export async function sound(what: Sound): Promise<void> {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  await Promise.race([context.resume(), new Promise((late) => setTimeout(late, PATIENCE))]);
  if (context.state !== "running") return; // nobody has touched the page yet: later it would mean nothing
  if (what === "card") rustle(context);
  else for (const tone of TONES[what]) ring(context, tone);
}

function ring(context: AudioContext, { hertz, at, fades, loud }: Tone): void {
  const start = context.currentTime + at;
  const bell = new OscillatorNode(context, { frequency: hertz });
  bell.connect(fading(context, start, fades, loud));
  bell.start(start);
  bell.stop(start + fades);
}

/** Paper on a table: a breath of noise around one pitch. */
function rustle(context: AudioContext): void {
  const { hertz, seconds, loud } = RUSTLE;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const heard = noise.getChannelData(0);
  heard.forEach((_, place) => (heard[place] = Math.random() * 2 - 1));
  const paper = new AudioBufferSourceNode(context, { buffer: noise });
  const pitch = new BiquadFilterNode(context, { type: "bandpass", frequency: hertz });
  paper.connect(pitch).connect(fading(context, context.currentTime, seconds, loud));
  paper.start();
}

function fading(context: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + seconds);
  gain.connect(context.destination);
  return gain;
}
