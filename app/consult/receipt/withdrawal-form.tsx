import { Part } from '#app/consult/intake/received/receipt-parts.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { receiptPage } from './copy.ts';
import type { OpenReceipt, ReceiptView, WithdrawalProblem } from './receipt-view.ts';

const copy = receiptPage.withdrawal;

interface WithdrawalFormProps {
  receipt: OpenReceipt;
  problem: WithdrawalProblem | undefined;
}

/** Asks for the last digits of the phone number, or the e-mail address, and has a button for each choice. */
export function WithdrawalForm({
  receipt: { checkedBy, choices, state },
  problem,
}: WithdrawalFormProps) {
  if (choices.length === 0) {
    if (state !== 'retained') return null;
    return (
      <Part title={copy.title} heading="h2" id="withdraw">
        <p className="mt-3 max-w-[37em]">
          <Unbroken text={copy.retained} />
        </p>
      </Part>
    );
  }
  const { label, hint } = copy.check[checkedBy];
  return (
    <Part title={copy.title} heading="h2" id="withdraw">
      <form className="mt-4 max-w-[37em] print:hidden" method="post" action="#withdraw">
        <label className="mb-2 block font-semibold text-ink" htmlFor="withdraw-check">
          {label}
        </label>
        <input
          className="field max-w-60 scroll-mt-40"
          id="withdraw-check"
          name="check"
          type="text"
          inputMode={checkedBy === 'phone' ? 'numeric' : 'email'}
          maxLength={checkedBy === 'phone' ? 8 : 254}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'withdraw-hint withdraw-error' : 'withdraw-hint'}
        />
        <p className="mt-2 text-muted" id="withdraw-hint">
          {hint}
        </p>
        {problem && (
          <p className="field-error" id="withdraw-error" role="alert">
            {copy.problems[problem]}
          </p>
        )}
        <div className="mt-5 flex flex-col gap-3 sm:flex-row">
          {choices.map((choice) => (
            <button key={choice} className="button" type="submit" name="choice" value={choice}>
              {copy[choice].button}
            </button>
          ))}
        </div>
      </form>
    </Part>
  );
}

/** The second step: says what the choice does, and asks the visitor to confirm it. */
export function ConfirmWithdrawal({
  receipt: { reference, path },
  choice,
  token,
}: Extract<ReceiptView, { kind: 'confirm' }>) {
  const { text, confirm } = copy[choice];
  return (
    <form className="mt-4 max-w-[37em]" method="post" action="#main">
      <p>{text}</p>
      <p className="mt-3">
        <span className="marked number">{reference}</span>
      </p>
      <input type="hidden" name="confirm" value={token} />
      <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:items-center">
        <button className="button button-primary" type="submit">
          {confirm}
        </button>
        <a className="button" href={path}>
          {copy.back}
        </a>
      </div>
    </form>
  );
}
