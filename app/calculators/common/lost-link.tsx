import { PhoneLink } from '#app/ui/phone-link.tsx';
import { copy } from './copy.ts';

/** In place of what a link held and could not be read: else another family's result would be taken for it. */
export function LostLink() {
  return (
    <div className="trouble mb-6" role="alert">
      <p>{copy.lost}</p>
      <p className="mt-2 text-muted">
        {copy.lostCall} <PhoneLink className="whitespace-nowrap font-semibold text-ink" />
      </p>
    </div>
  );
}
