import { applies } from '#app/law/amendments.ts';
import { Choice, optionsOf, YesNo } from '../fields/choice.tsx';
import { CountField } from '../fields/count-field.tsx';
import { copy } from './copy.ts';
import { type Input, MAX_COUNT } from './input.ts';
import { familyQuestions } from './summaries.ts';

const { family: words, id } = copy;

interface FamilyFieldsProps {
  input: Input;
  change: (part: Partial<Input>) => void;
}

/** Questions about the rest of the family that matter for the visitor's relation to the deceased. */
export function FamilyFields({ input, change }: FamilyFieldsProps) {
  const { me, standsAs } = input;
  const mayStandFor = standings(input);
  return (
    <>
      {mayStandFor && (
        <Choice
          label={words.standsAs}
          options={mayStandFor}
          value={me === 'grandchild' && standsAs === 'own' ? 'child' : standsAs}
          onChoice={(chosen) => change({ standsAs: chosen })}
        />
      )}
      {familyQuestions(input).map((one) =>
        'least' in one ? (
          <CountField
            key={one.name}
            id={`${id}-${one.name}`}
            label={one.label}
            min={one.least}
            max={MAX_COUNT[one.name]}
            value={Math.max(input[one.name], one.least)}
            onChange={(count) => change({ [one.name]: count })}
          />
        ) : (
          <YesNo
            key={one.name}
            label={one.label}
            value={input[one.name]}
            onChoice={(yes) => change({ [one.name]: yes })}
          />
        ),
      )}
    </>
  );
}

/** Roles in which the visitor may represent somebody; null if not asked. */
function standings({ me, death }: Input): { value: Input['standsAs']; label: string }[] | null {
  const { grandchild, sibling } = words.standings;
  if (me === 'grandchild') return optionsOf(grandchild);
  // A sibling's representatives are asked only for deaths when siblings had a forced share.
  if (me !== 'sibling' || !death || applies('siblings-without-forced-share', death)) return null;
  return optionsOf(sibling);
}
