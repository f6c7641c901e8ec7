import { groupDigits } from '../fields/won.ts';
import { copy } from './copy.ts';
import { guides, guideWords as words } from './guide-copy.ts';
import type { FormId } from './model.ts';
import { BLANK } from './paper-copy.ts';

/** A cost, as the content of the task states it. */
export interface Cost {
  what: string;
  won: number;
  /** Day as of which the amount is known; null if it was read in the law. */
  asOf: string | null;
}

interface GuideLeafProps {
  form: FormId;
  title: string;
  court: string;
  /** Day as of which the court is known; null if the statute's table was read. */
  courtAsOf: string | null;
  end: string;
  /** Whether it is a special limited acceptance (민법 1019③). */
  isSpecial: boolean;
  /** Last working day before the end, if holidays precede it. */
  safe: string;
  holidaysKnown: boolean;
  attachments: readonly string[];
  costs: readonly Cost[];
  claimants: number;
}

/** The leaf that is printed with a paper and not filed: where, until when, with what, and when to ask first. */
export function GuideLeaf(props: GuideLeafProps) {
  const { form, title, court, courtAsOf, end, safe, holidaysKnown, attachments, costs } = props;
  const { claimants, isSpecial } = props;
  const guide = guides[form];
  const won = (amount: number) => words.won(groupDigits(String(amount)));
  const hasPostage = costs.length > 1;
  const rows: [string, string[]][] = [
    [
      words.where,
      [court || words.whereUnknown, courtAsOf && court ? words.courtDay(courtAsOf) : ''],
    ],
    [
      words.until,
      end
        ? [
            words.untilDay(end),
            safe && safe !== end ? words.untilSafe(safe) : '',
            holidaysKnown ? '' : words.holidaysUnknown,
          ]
        : [isSpecial ? words.untilUnknownSpecial : words.untilUnknown],
    ],
    [words.seal, [guide.seal]],
    [words.byHand, [words.byHandText]],
    [words.copies, [words.copiesText]],
    [
      words.costs,
      [
        ...costs.map((cost) =>
          [
            words.cost(cost.what, won(cost.won), claimants, won(cost.won * claimants)),
            cost.asOf ? words.costDay(cost.asOf) : '',
          ]
            .filter(Boolean)
            .join('. '),
        ),
        hasPostage ? '' : words.postage,
      ],
    ],
    [words.attached, [...attachments, words.family]],
    [words.mistakes, [...guide.mistakes]],
    [words.notAlone, [...guide.notAlone]],
    [words.after, [guide.after]],
  ];
  return (
    <>
      <p className="guide-not-filed">{words.notFiled}</p>
      <p className="guide-title">{`${title}: ${words.title}`}</p>
      <dl className="guide-rows">
        {rows.map(([term, lines]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {lines.filter(Boolean).map((line) => (
                <p key={line}>{line.replaceAll(BLANK, '____')}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="guide-help">{copy.about.help}</p>
    </>
  );
}
