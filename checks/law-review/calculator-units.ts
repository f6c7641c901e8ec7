import Fraction from 'fraction.js';
import { copy as checklistCopy } from '#app/calculators/checklist/copy.ts';
import * as checklistFacts from '#app/calculators/checklist/phrase-facts.server.ts';
import { officePhrases } from '#app/calculators/checklist/phrases.ts';
import { copy as deadlinesCopy } from '#app/calculators/deadlines/copy.ts';
import * as deadlineFacts from '#app/calculators/deadlines/phrase-facts.server.ts';
import { basisText, doubtPhrases as deadlineDoubts } from '#app/calculators/deadlines/phrases.ts';
import { rulePhrases } from '#app/calculators/deadlines/rule-phrases.ts';
import { workedExamples as deadlineExamples } from '#app/calculators/deadlines/worked-examples.ts';
import { copy as divisionCopy } from '#app/calculators/division/copy.ts';
import * as divisionFacts from '#app/calculators/division/phrase-facts.server.ts';
import * as division from '#app/calculators/division/phrases.ts';
import { copy as forcedShareCopy } from '#app/calculators/forced-share/copy.ts';
import * as forcedShareFacts from '#app/calculators/forced-share/phrase-facts.server.ts';
import * as forcedShare from '#app/calculators/forced-share/phrases.ts';
import { workedExamples as forcedShareExamples } from '#app/calculators/forced-share/worked-examples.ts';
import { copy as formsCopy } from '#app/calculators/forms/copy.ts';
import { guides, guideWords } from '#app/calculators/forms/guide-copy.ts';
import { everySentence } from '#app/calculators/forms/paper.ts';
import * as formsFacts from '#app/calculators/forms/phrase-facts.server.ts';
import { copy as taxCopy } from '#app/calculators/inheritance-tax/copy.ts';
import * as taxFacts from '#app/calculators/inheritance-tax/phrase-facts.server.ts';
import * as tax from '#app/calculators/inheritance-tax/phrases.ts';
import { workedExamples as taxExamples } from '#app/calculators/inheritance-tax/worked-examples.ts';
import { earlierLawPhrases } from '#app/calculators/result/earlier-law.ts';
import { earlierLawFacts } from '#app/calculators/result/phrase-facts.server.ts';
import type { WorkedExample } from '#app/calculators/result/worked-example.ts';
import { copy as sharesCopy } from '#app/calculators/shares/copy.ts';
import { exclusionPhrases } from '#app/calculators/shares/exclusion-phrases.ts';
import * as shareFacts from '#app/calculators/shares/phrase-facts.server.ts';
import * as shares from '#app/calculators/shares/phrases.ts';
import { lawAsOf } from '#app/law/amendments.ts';
import { type OfficeTermId, officeTermOf } from '#app/law/deadlines/office-terms.ts';
import { rules } from '#app/law/deadlines/rules.ts';
import { because as becauseDivided, divisionDoubt } from '#app/law/division/reasons.ts';
import {
  because as becauseForced,
  forcedShareDependence,
  forcedShareDoubt,
} from '#app/law/forced-share/reasons.ts';
import { earlierLaw } from '#app/law/governing-law.ts';
import { figuresOf } from '#app/law/inheritance-tax/figures.ts';
import { because as becauseTax, taxDoubt } from '#app/law/inheritance-tax/reasons.ts';
import { excludedBy } from '#app/law/shares/exclusion-reasons.ts';
import { because as becauseShared, shareDoubt } from '#app/law/shares/reasons.ts';
import { copyUnits, listUnits, phraseUnits } from './phrase-units.ts';
import type { PlacedUnit } from './site-units.ts';

/** Every text of the calculators about the law. */
export function calculatorUnits(): PlacedUnit[] {
  return [
    ...ofShares(),
    ...ofForcedShare(),
    ...ofDeadlines(),
    ...ofTax(),
    ...ofChecklist(),
    ...ofForms(),
    ...ofEarlierLaw(),
  ];
}

/** Text of each calculator about a death before 1991. */
function ofEarlierLaw(): PlacedUnit[] {
  const cites = earlierLaw({ death: '1990-12-31' })?.articles;
  // The keys of the table.
  const calculators = Object.keys(earlierLawPhrases) as (keyof typeof earlierLawPhrases)[];
  return calculators.map((calculator) => ({
    place: `/${calculator} (law-before-1991)`,
    text: earlierLawPhrases[calculator],
    facts: earlierLawFacts[calculator],
    ...(cites && { cites }),
  }));
}

function ofShares(): PlacedUnit[] {
  const page = '/shares';
  return [
    ...phraseUnits(page, shares.sharePhrases, shareFacts.shareFacts, shareArticles, shareValues),
    ...phraseUnits(page, shares.doubtPhrases, shareFacts.shareDoubtFacts, of(shareDoubt)),
    ...phraseUnits(page, exclusionPhrases, shareFacts.exclusionFacts, of(excludedBy)),
    ...copyUnits(page, sharesCopy, shareFacts.copyFacts),
    ...phraseUnits(
      page,
      division.reasonPhrases,
      divisionFacts.divisionFacts,
      divisionArticles,
      divisionValues,
    ),
    ...phraseUnits(
      page,
      division.doubtPhrases,
      divisionFacts.divisionDoubtFacts,
      of(divisionDoubt),
    ),
    ...copyUnits(page, divisionCopy, divisionFacts.copyFacts),
  ];
}

function ofForcedShare(): PlacedUnit[] {
  const page = '/forced-share';
  return [
    ...phraseUnits(
      page,
      forcedShare.reasonPhrases,
      forcedShareFacts.forcedShareFacts,
      of(becauseForced),
    ),
    ...phraseUnits(
      page,
      forcedShare.doubtPhrases,
      forcedShareFacts.forcedShareDoubtFacts,
      of(forcedShareDoubt),
    ),
    ...phraseUnits(
      page,
      forcedShare.dependencePhrases,
      forcedShareFacts.dependenceFacts,
      of(forcedShareDependence),
    ),
    ...phraseUnits(page, forcedShare.limitationPhrases, forcedShareFacts.limitationFacts),
    ...listUnits(page, forcedShare.leftOut, forcedShareFacts.leftOutFacts),
    ...listUnits(page, examples(forcedShareExamples()), forcedShareFacts.exampleFacts),
    ...copyUnits(page, forcedShareCopy, forcedShareFacts.copyFacts),
  ];
}

function ofDeadlines(): PlacedUnit[] {
  const page = '/deadlines';
  const terms = rules.map(({ id, length }) => {
    const { name, where, who, hint, after } = rulePhrases[id];
    const text = [`${name}: ${basisText({ event: id, length })}.`, where, who, hint, after];
    return [id, text.filter(Boolean).join(' ')];
  });
  return [
    ...phraseUnits(page, Object.fromEntries(terms), deadlineFacts.ruleFacts),
    ...phraseUnits(page, deadlineDoubts, deadlineFacts.deadlineDoubtFacts),
    ...listUnits(page, examples(deadlineExamples()), deadlineFacts.exampleFacts),
    ...copyUnits(page, deadlinesCopy, deadlineFacts.copyFacts),
  ];
}

function ofTax(): PlacedUnit[] {
  const page = '/inheritance-tax';
  return [
    ...phraseUnits(page, tax.reasonPhrases(figuresOf(lawAsOf)), taxFacts.taxFacts, of(becauseTax)),
    ...phraseUnits(page, tax.doubtPhrases, taxFacts.taxDoubtFacts, of(taxDoubt)),
    ...listUnits(page, tax.leftOut, taxFacts.leftOutFacts),
    ...listUnits(page, examples(taxExamples()), taxFacts.exampleFacts),
    ...copyUnits(page, taxCopy, taxFacts.copyFacts),
  ];
}

function ofChecklist(): PlacedUnit[] {
  const page = '/checklist';
  const articles = (id: OfficeTermId) => officeTermOf(id, '2026-11-10').articles;
  return [
    ...phraseUnits(page, officePhrases, checklistFacts.officeFacts, articles),
    ...copyUnits(page, checklistCopy, checklistFacts.copyFacts),
  ];
}

function ofForms(): PlacedUnit[] {
  const page = '/forms';
  return [
    ...copyUnits(page, formsCopy, formsFacts.copyFacts),
    ...copyUnits(page, guides, formsFacts.guideFacts),
    ...copyUnits(page, guideWords, formsFacts.guideWordFacts),
    ...phraseUnits(page, everySentence(), formsFacts.paperFacts),
  ];
}

// The articles depend only on the code, not on the values.
const shareArticles = of((code) => becauseShared({ code } as never));
const divisionArticles = of((code) => becauseDivided({ code } as never));

/** Returns a function from a code to the articles that its reason cites. */
function of<Code extends string>(reason: (code: Code) => { articles: readonly string[] }) {
  return (code: Code): readonly string[] => reason(code).articles;
}

function examples(all: readonly WorkedExample[]): string[] {
  return all.map(({ facts, note }) => `${facts} ${note}`);
}

/** Values of an example in which a spouse and three children inherit. */
function shareValues(code: string): object {
  const line = ({ ascendant: 'ascendants', sibling: 'siblings' } as Record<string, string>)[code];
  const step = ['own-right', 'next-degree', 'representing-descendant'].includes(code) ? 1 : 0;
  return {
    rank: 1,
    who: { line: line ?? 'descendants', step },
    nearer: { line: 'descendants', step: 0 },
    degree: 4,
    fraction: new Fraction(1, 3),
    whole: new Fraction(2, 9),
    count: 3,
    total: 4.5,
    weight: 1.5,
  };
}

/** Values of an example in which an heir has half of 80 million won, less any benefit received. */
function divisionValues(): object {
  return {
    won: new Fraction(20_000_000),
    whole: new Fraction(80_000_000),
    portion: new Fraction(1, 2),
    benefit: 10_000_000n,
    amount: new Fraction(30_000_000),
  };
}
