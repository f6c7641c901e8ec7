import { PhoneLink } from '#app/ui/phone-link.tsx';

interface TroubleProps {
  /** What is the matter, and what to do. */
  text: string;
  /** Stands before the phone number. */
  call: string;
  className?: string;
}

/** Said at once, also by a screen reader: why something does not work, and the phone number. */
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
