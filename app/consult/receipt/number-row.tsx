import { Unbroken } from '#app/ui/unbroken.tsx';
import { receiptPage } from './copy.ts';
import type { FollowUpProblem, OwnReceipt } from './receipt-view.ts';

const copy = receiptPage.to;

interface NumberRowProps {
  own: OwnReceipt;
  path: string;
  problem: FollowUpProblem | undefined;
}

/** The visitor's number, and the form that corrects it until the firm has marked a contact. */
export function NumberRow({ own, path, problem }: NumberRowProps) {
  const { phone, corrected, mayCorrect } = own;
  const wrong = problem?.field === 'phone' ? problem : null;
  const number = (
    <span>
      <span className="block text-muted">{copy.term}</span>
      <span className="number block text-ink t4">{phone}</span>
    </span>
  );
  return (
    <div className="receipt-row scroll-mt-24" id="number">
      {mayCorrect ? (
        <details className="receipt-fold" open={wrong !== null}>
          <summary>
            {number}
            <span className="link receipt-fold-open">{copy.correct}</span>
          </summary>
          <form className="mt-4 max-w-[26em]" method="post" action={path}>
            <label className="mb-2 block font-semibold text-ink" htmlFor="new-phone">
              {copy.label}
            </label>
            <input
              className="field"
              id="new-phone"
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={40}
              required
              defaultValue={wrong?.typed ?? phone}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? 'new-phone-error' : undefined}
            />
            {wrong && (
              <p className="field-error" id="new-phone-error" role="alert">
                <Unbroken text={wrong.text} />
              </p>
            )}
            <div className="mt-3 flex flex-wrap gap-3">
              <button className="button button-primary grow" type="submit">
                {copy.submit}
              </button>
              <a className="button" href={path}>
                {copy.keep}
              </a>
            </div>
          </form>
        </details>
      ) : (
        number
      )}
      {corrected && (
        <p className="receipt-done" role="status">
          <Unbroken text={copy.done(phone)} />
        </p>
      )}
    </div>
  );
}
