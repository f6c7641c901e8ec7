import { YesNo } from '../parts/choice.tsx';
import { CountField } from '../parts/count-field.tsx';
import { copy } from './copy.ts';
import { questions } from './family.ts';
import { type Input, MAX_COUNT } from './input.ts';

const { family: words, id } = copy;

interface FamilyFieldsProps {
  input: Input;
  change: (part: Partial<Input>) => void;
}

/** Who else is there: only what matters for who the visitor is. */
export function FamilyFields({ input, change }: FamilyFieldsProps) {
  const asked = questions(input);
  const { me, spouse, childSpouse } = input;
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
      {asked.spouse && (
        <YesNo label={words.spouse} value={spouse} onChoice={(yes) => change({ spouse: yes })} />
      )}
      {countOf(
        'children',
        me === 'child' || me === 'grandchild' ? children[me] : words.children,
        asked.children,
      )}
      {asked.branch && (
        <>
          <YesNo
            label={words.childSpouse}
            value={childSpouse}
            onChoice={(yes) => change({ childSpouse: yes })}
          />
          {countOf('grandchildren', words.grandchildren, 1)}
        </>
      )}
      {countOf('parents', me === 'parent' ? words.parentsWithMe : words.parents, asked.parents)}
      {countOf('siblings', words.siblingsWithMe, asked.siblings)}
    </>
  );
}
