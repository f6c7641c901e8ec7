import { NumberField } from '#app/ui/counter/number-field.tsx';
import { Choice } from '../parts/choice.tsx';
import { copy } from './copy.ts';
import { questions } from './family.ts';
import { type Input, MAX } from './input.ts';

const { family: words, chapter } = copy;
const yesOrNo = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const;

interface FamilyFieldsProps {
  input: Input;
  change: (part: Partial<Input>) => void;
}

/** Who else is there: only what matters for who the visitor is. */
export function FamilyFields({ input, change }: FamilyFieldsProps) {
  const asked = questions(input);
  const { me } = input;
  const children = { child: words.childrenWithMe, grandchild: words.childrenWithLate };
  return (
    <>
      {asked.spouse && (
        <YesNo
          label={words.spouse}
          value={input.spouse}
          onChange={(spouse) => change({ spouse })}
        />
      )}
      <Count
        name="children"
        label={me === 'child' || me === 'grandchild' ? children[me] : words.children}
        least={asked.children}
        input={input}
        change={change}
      />
      {asked.branch && (
        <>
          <YesNo
            label={words.childSpouse}
            value={input.childSpouse}
            onChange={(childSpouse) => change({ childSpouse })}
          />
          <Count
            name="grandchildren"
            label={words.grandchildren}
            least={1}
            input={input}
            change={change}
          />
        </>
      )}
      <Count
        name="parents"
        label={me === 'parent' ? words.parentsWithMe : words.parents}
        least={asked.parents}
        input={input}
        change={change}
      />
      <Count
        name="siblings"
        label={words.siblingsWithMe}
        least={asked.siblings}
        input={input}
        change={change}
      />
    </>
  );
}

interface YesNoProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

function YesNo({ label, value, onChange }: YesNoProps) {
  return (
    <Choice
      label={label}
      options={yesOrNo}
      value={value ? 'yes' : 'no'}
      onChoice={(chosen) => onChange(chosen === 'yes')}
    />
  );
}

interface CountProps extends FamilyFieldsProps {
  name: 'children' | 'grandchildren' | 'parents' | 'siblings';
  label: string;
  /** Null: not asked. */
  least: number | null;
}

function Count({ name, label, least, input, change }: CountProps) {
  if (least === null) return null;
  return (
    <NumberField
      id={`${chapter.id}-${name}`}
      label={label}
      min={least}
      max={name === 'grandchildren' ? MAX.children : MAX[name]}
      value={Math.max(input[name], least)}
      onChange={(count) => change({ [name]: count })}
    />
  );
}
