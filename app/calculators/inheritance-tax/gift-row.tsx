import { useState } from 'react';
import { YesNo } from '../fields/choice.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { copy } from './copy.ts';
import { doneeWords } from './donee-words.ts';
import { doneeOf, isGrandchild } from './estate.ts';
import { donees, type GiftInput, type recipients } from './input.ts';

const { more: words } = copy;

interface GiftRowProps {
  id: string;
  label: string;
  to: (typeof recipients)[number];
  gift: GiftInput;
  describedBy: string;
  onChange: (part: Partial<GiftInput>) => void;
}

/** Gifts to one person. Once an amount is entered, asks for the donee and the gift tax return. */
export function GiftRow({ id, label, to, gift, describedBy, onChange }: GiftRowProps) {
  const donee = doneeOf({ to, donee: gift.donee });
  return (
    <>
      <MoneyField
        id={id}
        label={label}
        value={gift.amount}
        onWon={(amount) => onChange({ amount })}
        describedBy={describedBy}
      />
      {gift.amount !== null && (
        <>
          {to !== 'spouse' && (
            <SelectField
              id={`${id}-donee`}
              label={words.donee}
              unchosen={words.doneeUnknown}
              options={donees[to].map((value) => ({ value, label: doneeWords(to, value) }))}
              value={donee === 'spouse' ? null : donee}
              onSelect={(chosen) => onChange({ donee: chosen })}
            />
          )}
          {to === 'heir' && isGrandchild(donee) && (
            <>
              <YesNo
                label={words.parentLived}
                words={words.parentLivedWords}
                value={gift.parentLived}
                onChoice={(yes) => onChange({ parentLived: yes })}
              />
              <p className="tax-hint">{words.parentLivedHint}</p>
            </>
          )}
          <GiftTaxFields id={id} gift={gift} onChange={onChange} />
        </>
      )}
    </>
  );
}

/** Folded fields for the amounts of the gift tax return. Amounts that are left empty are computed. */
function GiftTaxFields({ id, gift, onChange }: Pick<GiftRowProps, 'id' | 'gift' | 'onChange'>) {
  const { deducted, tax, lapsed } = gift;
  const [open] = useState(deducted !== null || tax !== null || lapsed);
  return (
    <details className="tax-fold" open={open}>
      <summary>
        <span className="underlined">{words.giftTaxTitle}</span>
      </summary>
      <p className="tax-hint" id={`${id}-tax-hint`}>
        {words.giftTaxHint}
      </p>
      <MoneyField
        id={`${id}-deducted`}
        label={words.deducted}
        value={deducted}
        onWon={(won) => onChange({ deducted: won })}
        describedBy={`${id}-tax-hint`}
      />
      <MoneyField
        id={`${id}-tax`}
        label={words.giftTax}
        value={tax}
        onWon={(won) => onChange({ tax: won })}
        describedBy={`${id}-tax-hint`}
      />
      <YesNo
        label={words.lapsed}
        words={words.lapsedWords}
        value={lapsed}
        onChoice={(yes) => onChange({ lapsed: yes })}
      />
    </details>
  );
}
