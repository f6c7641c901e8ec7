import { PhoneLink } from '#app/ui/phone-link.tsx';
import { copy } from './copy.ts';

/** In the place of a calculator that keeps failing: the server's HTML shows the results of an example. */
export function CalculatorFailure() {
  return (
    <div className="trouble" role="alert">
      <p>{copy.failed}</p>
      <p className="mt-2 text-muted">
        <span>{copy.failedCall}</span>{' '}
        <PhoneLink className="whitespace-nowrap font-semibold text-ink" />
      </p>
    </div>
  );
}
