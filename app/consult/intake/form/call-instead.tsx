import { firm } from '#app/firm/view/firm.ts';
import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import PhoneIcon from '~icons/lucide/phone';
import { callInstead } from '../copy.ts';

/** The alternative when sending fails or takes long. */
export function CallInstead() {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4">
      <span>{callInstead}</span>
      <PhoneLink className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-ink">
        <PhoneIcon />
        <span className="number">{firm.phone}</span>
      </PhoneLink>
    </p>
  );
}
