import type { TreeSize } from './tree-size.ts';

/** The text under a person's ring. */
export interface Label {
  name: string;
  /** '먼저 사망', '상속포기'. */
  note?: string;
  /** The note's lines if room is scarce; by default one line per word. */
  noteLines?: readonly string[];
}

/** A label with its line breaks and its size. */
export interface SetLabel {
  name: string;
  notes: readonly string[];
  /** Width of the widest line, in pixels. */
  width: number;
  /** Distance from the centre of the ring to the baseline of the last line, in pixels. */
  bottom: number;
}

/**
 * Sets a label in one of two ways: the note on one line, or its own lines.
 *
 * @param parted whether the note is broken into lines
 */
export function setLabel(
  { name, note = '', noteLines }: Label,
  parted: boolean,
  size: TreeSize,
): SetLabel {
  const notes = note && parted ? (noteLines ?? note.split(' ')) : note ? [note] : [];
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
  return [...text].reduce((sum, letter) => sum + letters * (letter >= '가' ? 0.95 : 0.6), 0);
}
