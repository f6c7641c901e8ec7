import { copy } from './copy.ts';
import { Trouble } from './trouble.tsx';

/**
 * Shown where a link's input could not be read, as the visitor may take the initial result for it.
 *
 * @param props.limit what the link exceeds; null where it is broken
 */
export function LostLink({ limit }: { limit: string | null }) {
  const text = limit === null ? copy.lost : copy.beyondLimit(limit);
  return <Trouble className="mb-6" text={text} call={copy.lostCall} />;
}
