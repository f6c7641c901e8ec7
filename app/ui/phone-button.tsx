import { firm } from '#app/firm/view/firm.ts';
import PhoneIcon from '~icons/lucide/phone';
import { phoneLabel } from './copy.ts';
import { mergeClasses } from './merge-classes.server.ts';
import { PhoneLink } from './phone-link.tsx';

export function PhoneButton({ className }: { className?: string }) {
  return (
    // Large letters break it after the word.
    <PhoneLink className={mergeClasses('button max-w-full whitespace-normal', className)}>
      <PhoneIcon />
      <span>
        {phoneLabel} <span className="number">{firm.phone}</span>
      </span>
    </PhoneLink>
  );
}
