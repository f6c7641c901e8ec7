import type { TreeSize } from './tree-size.ts';

/** The text under a person's ring. */
export interface Label {
  name: string;
  /** '먼저 사망', '상속 포기': may break at its spaces where there is little room. */
  note?: string;
}

/** A label with its line breaks and its size. */
export interface SetLabel {
  name: string;
  notes: string[];
  /** Of its widest line, in pixels. */
  width: number;
  /** From the centre of the ring to the baseline of the last line. */
  bottom: number;
}

/**
 * Sets a label in one of two ways: the note on one line, or one word a line.
 *
 * @param parted whether each word of the note takes a line
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
 * Upper bound of a text's width, without a browser: Hangul is nearly square in both typefaces, everything
 * else is narrower.
 */
export function textWidth(text: string, letters: number): number {
  return [...text.replaceAll('\u200b', '')].reduce(
    (sum, letter) => sum + letters * (letter >= '가' ? 0.95 : 0.6),
    0,
  );
}
