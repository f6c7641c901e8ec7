import { applies } from '#app/law/amendments.ts';
import { Choice, YesNo } from '../fields/choice.tsx';
import { CountField } from '../fields/count-field.tsx';
import { copy } from './copy.ts';
import { type Input, MAX_COUNT } from './input.ts';
import { questions } from './questions.ts';

const { family: words, id } = copy;

interface FamilyFieldsProps {
  input: Input;
  change: (part: Partial<Input>) => void;
}

/** Questions about the rest of the family that matter for the visitor's relation to the deceased. */
export function FamilyFields({ input, change }: FamilyFieldsProps) {
  const asked = questions(input);
  const { me, spouse, childSpouse } = input;
  const { branch } = asked;
  const mayStandFor = standings(input);
  const children = { child: words.childrenWithMe, grandchild: words.childrenWithLate };
  const countOf = (name: keyof typeof MAX_COUNT, label: string, least: number | null) =>
    least !== null && (
      <CountField
        id={`${id}-${name}`}
        label={label}
        min={least}
        max={MAX_COUNT[name]}
        value={Math.max(input[name], least)}
        onChange={(count) => change({ [name]: count })}
      />
    );
  return (
    <>
      {mayStandFor && (
        <Choice
          label={words.standsAs}
          options={mayStandFor}
          value={standingOf(input)}
          onChoice={(standsAs) => change({ standsAs })}
        />
      )}
      {asked.spouse && (
        <YesNo label={words.spouse} value={spouse} onChoice={(yes) => change({ spouse: yes })} />
      )}
      {countOf(
        'children',
        me === 'child' || me === 'grandchild' ? children[me] : words.children,
        asked.children,
      )}
      {branch && (
        <>
          {!branch.spouse && (
            <YesNo
              label={words.childSpouse}
              value={childSpouse}
              onChoice={(yes) => change({ childSpouse: yes })}
            />
          )}
          {branch.spouse
            ? countOf('grandchildren', words.grandchildren, 0)
            : countOf('grandchildren', words.grandchildrenWithMe, 1)}
        </>
      )}
      {countOf('parents', me === 'parent' ? words.parentsWithMe : words.parents, asked.parents)}
      {countOf('siblings', branch ? words.siblingsWithLate : words.siblingsWithMe, asked.siblings)}
    </>
  );
}

/** Roles in which the visitor may represent somebody; null if not asked. */
function standings({ me, death }: Input): { value: Input['standsAs']; label: string }[] | null {
  const { grandchild, sibling } = words.standings;
  if (me === 'grandchild') {
    return [
      { value: 'child', label: grandchild.child },
      { value: 'spouse', label: grandchild.spouse },
    ];
  }
  // A sibling's representatives are asked only for deaths when siblings had a forced share.
  if (me !== 'sibling' || !death || applies('siblings-without-forced-share', death)) return null;
  return [
    { value: 'own', label: sibling.own },
    { value: 'child', label: sibling.child },
    { value: 'spouse', label: sibling.spouse },
  ];
}

function standingOf({ me, standsAs }: Input): Input['standsAs'] {
  return me === 'grandchild' && standsAs === 'own' ? 'child' : standsAs;
}
