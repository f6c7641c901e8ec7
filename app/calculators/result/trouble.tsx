import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { copy } from '../copy.ts';

interface TroubleProps {
  /** The problem and its remedy. */
  text: string;
  /** Text before the phone number. */
  call: string;
  className?: string;
}

/** Alert with the reason for a failure and the phone number. Screen readers announce it at once. */
export function Trouble({ text, call, className = '' }: TroubleProps) {
  return (
    <div className={`trouble ${className}`.trim()} role="alert">
      <p>{text}</p>
      <p className="mt-2 text-muted">
        <span>{call}</span> <PhoneLink className="whitespace-nowrap font-semibold text-ink" />
      </p>
    </div>
  );
}

/** Notice in place of a calculator that keeps failing, because the server's HTML shows the results of an example. */
export function CalculatorFailure() {
  return <Trouble text={copy.failed} call={copy.failedCall} />;
}

/** Reason for a missing result, and the phone number. */
export function NoResult({ words }: { words: string }) {
  return <Trouble text={words} call={copy.lostCall} />;
}

/**
 * Notice that a link's input could not be read. Without it the visitor may mistake the initial result for the link's.
 *
 * @param props.limit message about the limit that the link exceeds; null if the link is broken
 */
export function LostLink({ limit }: { limit: string | null }) {
  const text = limit === null ? copy.lost : copy.beyondLimit(limit);
  return <Trouble className="mb-6" text={text} call={copy.lostCall} />;
}
