import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { sectionFailure } from './copy.ts';

/** Replaces a section that failed to render. */
export function SectionFailure() {
  return (
    <p className="page-width py-16 text-muted" data-section-failure="">
      {sectionFailure} <PhoneLink className="link" />
    </p>
  );
}
