import { Island } from '#app/browser/island.tsx';
import { ShareText } from '#app/calculators/result/fractions.tsx';
import { copy as words } from '#app/calculators/shares/copy.ts';
import { island } from '#app/calculators/shares/shares.island.ts';
import { usualFamilies } from '#app/calculators/shares/usual-families.ts';
import { workedExamples } from '#app/calculators/shares/worked-examples.ts';
import { defineCalculatorPage } from '../parts/define-calculator-page.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { sharesPage } from './copy.ts';

/** /shares: the family as a tree, with the statutory share of each heir. */
export const shares = defineCalculatorPage({
  calculator: 'shares',
  copy: sharesPage,
  compute: (day) => ({ examples: workedExamples(), families: usualFamilies(day) }),
  children: ({ families }) => (
    <>
      <Island of={island} props={{}} start="touch" />
      <UsualFamilies families={families} />
    </>
  ),
});

function UsualFamilies({ families }: { families: ReturnType<typeof usualFamilies> }) {
  const { usual, table } = words;
  return (
    <PlainTable className="usual-families" words={usual} note={`${usual.basis}. ${table.note}`}>
      {families.map(({ family, shares }) => (
        <tr key={family}>
          <th scope="row">{family}</th>
          <td>
            <ShareText>{shares}</ShareText>
          </td>
        </tr>
      ))}
    </PlainTable>
  );
}
