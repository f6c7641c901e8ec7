import { copy } from './copy.ts';
import { Trouble } from './trouble.tsx';

/** In place of the result: why there is none, and the phone number. */
export function NoResult({ words }: { words: string }) {
  return <Trouble text={words} call={copy.lostCall} />;
}
