import { firm } from '#app/firm/view/firm.ts';
import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { phoneLabel } from '#app/ui/copy.ts';
import { mergeClasses } from '#app/ui/merge-classes.server.ts';
import PhoneIcon from '~icons/lucide/phone';

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
