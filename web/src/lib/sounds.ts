/** The table's few sounds, made here from noise and plain tones: short and soft. Silent unless asked for. */

import { settings } from "./settings.svelte";
import type { Sound } from "./wire/server";

/** Those that games ask for, and the house's own. */
export type SoundName = Sound["sound"] | "turn";

/** A tone of a plucked string, or a breath of noise through a filter; `at` and `lasts` in seconds. */
export type Part =
  | { kind: "tone"; hertz: number; at: number; lasts: number; loud: number }
  | { kind: "breath"; hertz: number; at: number; lasts: number; loud: number };

const tone = (hertz: number, at: number, lasts: number, loud: number): Part => ({ kind: "tone", hertz, at, lasts, loud });
const breath = (hertz: number, at: number, lasts: number, loud: number): Part => ({ kind: "breath", hertz, at, lasts, loud });

export const SOUNDS: Record<SoundName, Part[]> = {
  // A card on paper: a brush, then its edge.
  card: [breath(2600, 0, 0.07, 0.16), breath(900, 0.045, 0.05, 0.2)],
  // A clay token on a card.
  token: [tone(620, 0, 0.11, 0.14), tone(1240, 0, 0.05, 0.05), tone(560, 0.085, 0.1, 0.07)],
  // Cards swept together, and a low drum.
  trick: [breath(1500, 0, 0.12, 0.12), breath(2000, 0.07, 0.12, 0.11), tone(147, 0.12, 0.28, 0.2)],
  // Wood on stone, many times and ever slower.
  dice: [0, 0.05, 0.09, 0.15, 0.19, 0.27, 0.33, 0.43, 0.55, 0.7].flatMap((at, i) => [
    breath(1700 + 260 * (i % 4), at, 0.035, 0.24 - 0.014 * i),
    tone(410 + 55 * ((i * 3) % 5), at, 0.04, 0.09),
  ]),
  die: [breath(1900, 0, 0.03, 0.2), tone(460, 0, 0.045, 0.1)],
  // A lyre's open fifth.
  hit: [tone(392, 0, 0.5, 0.13), tone(587, 0.07, 0.6, 0.13), tone(784, 0.14, 0.8, 0.11)],
  // Two dull strokes.
  miss: [tone(196, 0, 0.22, 0.16), tone(147, 0.16, 0.34, 0.16), breath(300, 0.16, 0.08, 0.1)],
  // A wooden bowl, touched twice.
  turn: [tone(523, 0, 0.35, 0.06), tone(784, 0.12, 0.5, 0.05)],
  // Five notes of a flute's scale, and their rest.
  victory: [294, 349, 392, 440, 587]
    .map((hertz, i) => tone(hertz, i * 0.13, 0.5, 0.14))
    .concat(tone(440, 0.65, 1.1, 0.1), tone(587, 0.65, 1.1, 0.12)),
};

/** The same sound again within this time would only be louder. */
const APART_MS = 60;

class Sounds {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private last = { name: "", time: -APART_MS };

  play(name: SoundName): void {
    if (settings.sound && !document.hidden) this.start(name);
  }

  /** That it is one's turn: in a hidden page too, for that is where it is missed. */
  callTurn(): void {
    if (settings.turnSound) this.start("turn");
  }

  private start(name: SoundName): void {
    const time = performance.now();
    if (name === this.last.name && time - this.last.time < APART_MS) return;
    this.last = { name, time };
    this.context ??= new AudioContext();
    // A browser lets a page be heard only once somebody has touched it; what was missed is not caught up on.
    if (this.context.state === "suspended") void this.context.resume();
    for (const part of SOUNDS[name]) this.sound(this.context, part);
  }

  private sound(context: AudioContext, { kind, hertz, at, lasts, loud }: Part): void {
    const start = context.currentTime + at;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    volume.connect(context.destination);
    const source =
      kind === "tone"
        ? new OscillatorNode(context, { type: "triangle", frequency: hertz })
        : new AudioBufferSourceNode(context, { buffer: (this.noise ??= hiss(context)), loop: true });
    if (kind === "breath")
      source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: 0.8 })).connect(volume);
    else source.connect(volume);
    source.start(start);
    source.stop(start + lasts);
  }
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

export const sounds = new Sounds();
