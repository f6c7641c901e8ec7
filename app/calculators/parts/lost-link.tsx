import { PhoneLink } from '#app/ui/phone-link.tsx';
import { copy } from './copy.ts';

/** Shown where a link's input could not be read, as the visitor may take the initial result for it. */
export function LostLink() {
  return (
    <div className="trouble mb-6" role="alert">
      <p>{copy.lost}</p>
      <p className="mt-2 text-muted">
        <span>{copy.lostCall}</span>{' '}
        <PhoneLink className="whitespace-nowrap font-semibold text-ink" />
      </p>
    </div>
  );
}
