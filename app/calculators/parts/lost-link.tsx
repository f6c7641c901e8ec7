import { copy } from './copy.ts';
import { Trouble } from './trouble.tsx';

/**
 * Notice that a link's input could not be read. Without it the visitor may mistake the initial result for the link's.
 *
 * @param props.limit message about the limit that the link exceeds; null if the link is broken
 */
export function LostLink({ limit }: { limit: string | null }) {
  const text = limit === null ? copy.lost : copy.beyondLimit(limit);
  return <Trouble className="mb-6" text={text} call={copy.lostCall} />;
}
