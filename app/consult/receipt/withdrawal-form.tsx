import type { WithdrawalChoice } from '#app/consult/requests/stored.ts';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { receiptPage } from './copy.ts';
import { Part } from './receipt-parts.tsx';
import type { OpenReceipt, ReceiptView, WithdrawalProblem } from './receipt-view.ts';

const copy = receiptPage.withdrawal;

interface WithdrawalFormProps {
  receipt: OpenReceipt;
  problem: WithdrawalProblem | undefined;
  /** Whether this browser sent the request. Others give the last digits of the phone number, or the e-mail address. */
  isOwn: boolean;
}

/** Withdraws a request: a button for each choice, and the question that tells the visitor from others with the link. */
export function WithdrawalForm({ receipt, problem, isOwn }: WithdrawalFormProps) {
  const { choices, state } = receipt;
  if (choices.length === 0) {
    if (state !== 'retained') return null;
    return (
      <Part title={copy.title} id="withdraw">
        <p className="mt-3">
          <Unbroken text={copy.retained} />
        </p>
      </Part>
    );
  }
  const { title, intro } = choices.includes('withdraw') ? copy : copy.later;
  return (
    <Part title={title} id="withdraw">
      <p className="mt-3">{intro}</p>
      <form className="mt-4 print:hidden" method="post" action="#withdraw">
        {!isOwn && <Check checkedBy={receipt.checkedBy} problem={problem} />}
        <div className="flex flex-col gap-3">
          {choices.map((choice) => (
            <button key={choice} className="button" type="submit" name="choice" value={choice}>
              {choiceWords(receipt, choice).button}
            </button>
          ))}
        </div>
      </form>
    </Part>
  );
}

function Check({
  checkedBy,
  problem,
}: Pick<OpenReceipt, 'checkedBy'> & { problem: WithdrawalProblem | undefined }) {
  const { label, hint } = copy.check[checkedBy];
  return (
    <div className="mb-5">
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
    </div>
  );
}

/** The words of a choice: without a request to withdraw any more, nobody asks for that. */
export function choiceWords({ choices }: OpenReceipt, choice: WithdrawalChoice) {
  const isLater = choice === 'erase' && !choices.includes('withdraw');
  return isLater ? copy.later.erase : copy[choice];
}

/** The second step: says what the choice does, and asks the visitor to confirm it. */
export function ConfirmWithdrawal({
  receipt,
  choice,
  token,
}: Extract<ReceiptView, { kind: 'confirm' }>) {
  const { reference, path } = receipt;
  const { text, confirm } = choiceWords(receipt, choice);
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
