import { copy } from './copy.ts';
import { Trouble } from './trouble.tsx';

/** Reason for a missing result, and the phone number. */
export function NoResult({ words }: { words: string }) {
  return <Trouble text={words} call={copy.lostCall} />;
}
