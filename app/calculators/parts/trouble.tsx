import { PhoneLink } from '#app/ui/phone-link.tsx';

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
