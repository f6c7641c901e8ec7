import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER } from './sources.ts';
import type { Telling } from './tell.ts';

/** State of the publications. */
export interface State {
  /** Tree of content/ that was published last. */
  published: string | null;
  /** Tree that was tried last; a tree with a fault of content is not tried again. */
  tried: string | null;
  /** Beginning of the last attempt, in milliseconds since 1970. */
  begun: number;
  /** Milliseconds after `begun` before the next attempt; null: none until the content changes. */
  again: number | null;
  /** Reason in the last report to the operator, who gets none twice in a row. */
  told: string;
  /** Reports that nobody has accepted yet. */
  untold: Telling[];
  /** How often in a row the remote repository could not be read. */
  lost: number;
}

const FILE = join(FOLDER, 'state.json');
const none: State = {
  published: null,
  tried: null,
  begun: 0,
  again: 0,
  told: '',
  untold: [],
  lost: 0,
};

export function readState(): State {
  try {
    return { ...none, ...JSON.parse(readFileSync(FILE, 'utf8')) };
  } catch {
    // There is none yet. After a loss, the branch is published once more.
    return none;
  }
}

export function writeState(state: State): void {
  writeFileSync(`${FILE}.new`, JSON.stringify(state));
  renameSync(`${FILE}.new`, FILE);
}
