import { copy } from './copy.ts';
import { Trouble } from './trouble.tsx';

/** Shown where a link's input could not be read, as the visitor may take the initial result for it. */
export function LostLink() {
  return <Trouble className="mb-6" text={copy.lost} call={copy.lostCall} />;
}
