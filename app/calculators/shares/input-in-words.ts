import { copy as calculators } from '../copy.ts';
import { benefitLines, type NamedBenefits } from '../division/describe.ts';
import { formatWon } from '../fields/won.ts';
import type { Answer, Unanswered } from './answer.ts';
import { copy } from './copy.ts';
import type { ShareInput } from './input.ts';
import type { Named } from './names.ts';
import { pathOf, relativeAt } from './relative-path.ts';

/** Lists the facts offered to the consultation request, one per line. */
export function inputInWords(input: ShareInput, answered: Answer | Unanswered): string[] {
  const { names } = answered;
  const noted = [...names.values()].map(({ full, note }) => (note ? `${full}(${note})` : full));
  return [
    `${copy.sentence.family}: ${noted.slice(1).join(', ')}`,
    ...(input.isPartial ? [calculators.status.partial] : []),
    ...(input.estate ? [`${copy.ledger.estate}: ${formatWon(input.estate)}`] : []),
    ...(input.death ? [`${copy.ledger.death}: ${input.death}`] : []),
    ...benefitLines(
      answered.state === 'computed' ? answered.coHeirs : benefitsIn(input, names),
      input,
    ),
    resultLine(answered),
  ];
}

function resultLine(answered: Answer | Unanswered): string {
  const { share } = copy.table;
  if (answered.state === 'not-computed') return `${share}: ${answered.why.text}`;
  const { heirs, announcement } = answered;
  return heirs.length > 0 ? `${share}: ${announcement}` : announcement;
}

/** Returns everybody with their gifts, legacies and contributions, because the heirs are not known. */
function benefitsIn(input: ShareInput, names: Map<string, Named>): NamedBenefits[] {
  return [...names].map(([id, { full }]) => {
    const path = pathOf(id);
    const benefits = (path && relativeAt(input, path)?.benefits) ?? {};
    return { id, name: full, represents: null, benefits };
  });
}
