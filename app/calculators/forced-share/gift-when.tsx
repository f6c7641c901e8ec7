import { Choice, YesNo } from '../fields/choice.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import type { Asked } from './asked.ts';
import { copy } from './copy.ts';
import type { BenefitInput } from './input.ts';
import { type Person, representedOf } from './names.ts';
import { optionsOf } from './options-of.ts';

const { gifts: words } = copy;
const representations = optionsOf(words.representations);
const whens = optionsOf(words.whens);
const paids = optionsOf(words.paids);

interface GiftWhenProps {
  /** Id of the row. */
  id: string;
  benefit: BenefitInput;
  asked: Asked;
  people: Person[];
  onChange: (part: Partial<BenefitInput>) => void;
}

/** Questions about who paid for an insurance, and about the time of a gift, if they matter. */
export function GiftWhen({ id, benefit, asked, people, onChange }: GiftWhenProps) {
  const { kind, when, knownHarm, representation, paid, premiums, premiumsByDeceased } = benefit;
  const insurance = kind === 'insurance';
  const represented = representedOf(asked, people);
  return (
    <>
      {asked.premiums && (
        <div className="forced-ledger col-span-full">
          <Choice
            label={words.paid}
            options={paids}
            value={paid}
            onChoice={(chosen) => onChange({ paid: chosen })}
          />
          {paid === 'part' && (
            <>
              <MoneyField
                id={`${id}-premiums`}
                label={words.premiums}
                value={premiums}
                onWon={(won) => onChange({ premiums: won })}
              />
              <MoneyField
                id={`${id}-premiums-by-deceased`}
                label={words.premiumsByDeceased}
                value={premiumsByDeceased}
                onWon={(won) => onChange({ premiumsByDeceased: won })}
              />
            </>
          )}
          <p className="py-2 text-muted">{words.premiumsHint}</p>
        </div>
      )}
      {represented && (
        <div className="forced-ledger col-span-full">
          <Choice
            label={(insurance ? words.representationOfInsurance : words.representation)(
              ...represented,
            )}
            options={representations}
            value={representation}
            onChoice={(chosen) =>
              // A gift from before the representation is seldom of the last year.
              onChange({
                representation: chosen,
                ...(chosen === 'before' && { when: 'before' }),
              })
            }
          />
          <p className="py-2 text-muted">{words.representationHint(...represented)}</p>
        </div>
      )}
      {asked.age && (
        <div className="forced-ledger col-span-full">
          <Choice
            label={insurance ? words.whenNamed : words.when}
            options={whens}
            value={when}
            onChoice={(chosen) => onChange({ when: chosen })}
          />
          {when === 'before' && (
            <YesNo
              label={words.knownHarm}
              words={words}
              value={knownHarm}
              onChoice={(yes) => onChange({ knownHarm: yes })}
            />
          )}
          <p className="py-2 text-muted">
            {when === 'before' ? words.knownHarmHint : words.whenHint}
          </p>
        </div>
      )}
    </>
  );
}
