import type { TreeSize } from './tree-size.ts';

/** What is written under a person's ring. */
export interface Label {
  name: string;
  /** '먼저 떠남', '상속 포기': may be parted at its spaces where there is little room. */
  note?: string;
}

/** A label as it is set. */
export interface SetLabel {
  name: string;
  notes: string[];
  /** Of its widest line, in pixels. */
  width: number;
  /** From the centre of the ring to the baseline of the last line. */
  bottom: number;
}

/**
 * Sets a label in one of two ways: the note in one line, or parted.
 *
 * @param parted whether the note takes a line for each of its words
 */
export function setLabel({ name, note }: Label, parted: boolean, size: TreeSize): SetLabel {
  const notes = note === undefined ? [] : parted ? note.split(/[ \u200b]/) : [note];
  const { letters } = size;
  return {
    name,
    notes,
    width: Math.max(
      textWidth(name, letters.name),
      ...notes.map((line) => textWidth(line, letters.note)),
    ),
    bottom: size.name + notes.length * size.note,
  };
}

/**
 * How wide a text may become, without a browser to ask: Hangul is nearly square in both typefaces, all
 * else is narrower.
 */
export function textWidth(text: string, letters: number): number {
  return [...text.replaceAll('\u200b', '')].reduce(
    (sum, letter) => sum + letters * (letter >= '가' ? 0.95 : 0.6),
    0,
  );
}
