import { Choice } from '../fields/choice.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { Unfold } from '../result/unfold.tsx';
import { type Benefits, withAmount } from './benefits.ts';
import { copy } from './copy.ts';
import { type NamedBenefits, summaryOf } from './describe.ts';

export interface DivisionFieldsProps {
  heirs: readonly NamedBenefits[];
  elsewhere: bigint | null;
  estateAtDivision: bigint | null;
  /** Whether the section already has entries and therefore starts open. */
  used: boolean;
  /** @param kind the entry that changes */
  onBenefit: (
    heir: string,
    kind: keyof Benefits,
    change: (benefits: Benefits | undefined) => Benefits | undefined,
  ) => void;
  onElsewhere: (won: bigint | null) => void;
  onEstateAtDivision: (won: bigint | null) => void;
}

/** 생전 증여나 기여가 있나요?: a section with the gifts, legacies and contribution of each heir. */
export function DivisionFields(props: DivisionFieldsProps) {
  const { heirs, elsewhere, estateAtDivision, used, onBenefit, onElsewhere, onEstateAtDivision } =
    props;
  return (
    <Unfold summary={copy.open} className="division" open={used}>
      <p className="text-muted">{heirs.length > 0 ? copy.hint : copy.nobody}</p>
      {heirs.map((heir) => (
        <HeirFields key={heir.id} heir={heir} onBenefit={onBenefit} />
      ))}
      {heirs.length > 0 && (
        <>
          <MoneyField
            id="division-elsewhere"
            label={copy.elsewhere}
            value={elsewhere}
            onWon={onElsewhere}
          />
          <MoneyField
            id="division-now"
            label={copy.atDivision}
            value={estateAtDivision}
            onWon={onEstateAtDivision}
            describedBy="division-now-hint"
          />
          <p className="text-muted" id="division-now-hint">
            {copy.atDivisionHint}
          </p>
        </>
      )}
    </Unfold>
  );
}

interface HeirFieldsProps extends Pick<DivisionFieldsProps, 'onBenefit'> {
  heir: NamedBenefits;
}

const kinds = ['gifts', 'legacies', 'reward', 'contribution'] as const;
const times = (['before', 'after'] as const).map((value) => ({
  value,
  label: copy.representations[value],
}));

function HeirFields({ heir, onBenefit }: HeirFieldsProps) {
  const { id, name, benefits, represents } = heir;
  const given = summaryOf(heir);
  const fieldId = `division-${id.replaceAll('.', '-').replace('+', '-spouse')}`;
  // A reward is part of a gift or legacy.
  const canBeReward = benefits.gifts || benefits.legacies || benefits.reward;
  const asked = kinds.filter((kind) => kind !== 'reward' || canBeReward);
  return (
    <Unfold
      summary={
        <>
          <span>{`${name} `}</span>
          {given && <span className="block text-muted">{given}</span>}
        </>
      }
      className="division-heir"
      open={Object.keys(benefits).length > 0}
    >
      <fieldset>
        <legend className="sr-only">{name}</legend>
        {asked.map((kind) => (
          <div key={kind}>
            <MoneyField
              id={`${fieldId}-${kind}`}
              label={copy.fields[kind]}
              value={benefits[kind] ?? null}
              onWon={(won) => onBenefit(id, kind, (latest) => withAmount(latest, kind, won))}
              {...(kind in copy.hints && { describedBy: `${fieldId}-${kind}-hint` })}
            />
            {kind === 'gifts' && benefits.gifts && represents && (
              <>
                <Choice
                  label={copy.representation(represents.name, represents.died)}
                  options={times}
                  value={benefits.giftTime ?? null}
                  onChoice={(giftTime) =>
                    onBenefit(id, 'giftTime', (latest) => ({ ...latest, giftTime }))
                  }
                />
                <p className="text-muted">{copy.representationHint(represents.name)}</p>
              </>
            )}
            {(kind === 'reward' || kind === 'contribution') && (
              <p className="text-muted" id={`${fieldId}-${kind}-hint`}>
                {copy.hints[kind]}
              </p>
            )}
          </div>
        ))}
      </fieldset>
    </Unfold>
  );
}
