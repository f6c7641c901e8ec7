import { PhoneLink } from '#app/ui/phone-link.tsx';
import { copy } from './copy.ts';

/** In place of the result: why there is none, and the phone number. */
export function NoResult({ words }: { words: string }) {
  return (
    <div className="trouble" role="alert">
      <p>{words}</p>
      <p className="mt-2 text-muted">
        <span>{copy.lostCall}</span>{' '}
        <PhoneLink className="whitespace-nowrap font-semibold text-ink" />
      </p>
    </div>
  );
}
