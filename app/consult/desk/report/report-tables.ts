import { labelOf } from '#app/consult/requests/label-of.ts';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import { OTHER_CAMPAIGNS } from '#app/tracking/counts/campaign.ts';
import { byteOrderMark, csvLine } from '../export/csv.ts';
import type { Table } from '../messages/table.ts';
import { type Fact, isClosed, monthBefore } from './month-facts.ts';
import type { MonthReport } from './month-report.server.ts';
import { reportCopy as copy, monthWord } from './report-copy.ts';

/** A part of the report: a sentence, a table, or both. */
export interface ReportPart {
  title: string;
  lead: string;
  table?: Table;
}

/** A column: its heading and its number of some facts; null is left out of the table. */
type Column = readonly [head: string, read: (facts: readonly Fact[]) => number | null];

/**
 * Writes a month's report: contacts by kind, source and campaign, requests and what became of them, cases by source.
 *
 * @param limit most rows of a table; the others are added up in one row
 */
export function reportParts({ month, since, facts }: MonthReport, limit = 20): ReportPart[] {
  const of = (about: Fact['about']) => facts.filter((one) => one.about === about);
  const [contacts, retained] = [of('contact'), of('retained')];
  const suspected = of('request').filter(({ item }) => item === 'suspected');
  const requests = of('request').filter(({ item }) => item !== 'suspected');
  const [now, before]: [Column, Column] = [
    [monthWord(month), count],
    [monthWord(monthBefore(month)), countBefore],
  ];
  const { columns, conversions } = copy;
  const kinds: Column[] = [
    [conversions.phone, counting(['phone'])],
    [columns.messenger, counting(['kakao', 'naver_talk'])],
    [conversions.request, counting(['request'])],
    [copy.total, count],
    before,
  ];
  const named = contacts.filter(({ campaign }) => campaign !== '');
  const isAd = ({ source }: Fact) => source.endsWith('_ads');
  const table = (some: readonly Fact[], first: string, nameOf: NameOf, rest: Column[]) =>
    tableOf(some, { first, nameOf, columns: rest, limit });
  return [
    {
      title: copy.contacts.title(month),
      lead: [
        contacts.length > 0 ? copy.contacts.lead : copy.contacts.none(month),
        since && copy.contacts.since(since),
      ]
        .filter(Boolean)
        .join(' '),
      ...table(contacts, columns.contact, ({ item }) => labelOf(conversions, item), [now, before]),
    },
    {
      title: copy.sourcesTitle,
      lead: '',
      ...table(contacts, columns.source, sourceName, kinds),
    },
    {
      title: copy.campaigns.title,
      lead: named.length === 0 && contacts.some(isAd) ? copy.campaigns.none : '',
      ...table(named, columns.campaign, campaignName, kinds),
    },
    {
      title: copy.requests.title(month),
      lead: requestsLead(requests, suspected, contacts) || copy.requests.none(month),
      ...table(ofMonth(requests), columns.source, sourceName, [
        [columns.requests, count],
        [copy.statuses.retained ?? '', counting(['retained'])],
        [columns.open, counting(['missed', 'contacted', 'booked'])],
        [columns.closed, (some) => count(some.filter(({ item }) => isClosed(item)))],
        [copy.statuses.new ?? '', counting(['new'])],
      ]),
    },
    {
      title: copy.retained.title(month),
      lead: count(retained) > 0 ? copy.retained.lead : copy.retained.none(month),
      ...table(retained, columns.source, sourceAndCampaign, [now, before]),
    },
  ].filter((part) => part.lead !== '' || 'table' in part);
}

/** The report as a file that Excel opens: one number a line, also what the tables add up. */
export function reportCsv({ month, facts }: MonthReport): string {
  const lines = facts.map((fact) => {
    const { about, source, campaign, item } = fact;
    const words = about === 'contact' ? copy.conversions : copy.statuses;
    return csvLine([
      month,
      copy.csv.about[about],
      labelOf(copy.sources, source),
      campaign && campaignWord(campaign),
      labelOf(words, item),
      String(fact.count),
      fact.before === null ? '' : String(fact.before),
    ]);
  });
  return byteOrderMark + csvLine(copy.csv.heads) + lines.join('');
}

type NameOf = (fact: Fact) => string;

interface TableShape {
  first: string;
  nameOf: NameOf;
  columns: readonly Column[];
  limit: number;
}

/** Groups facts by their name, the largest first, with a row for the sum of all. */
function tableOf(
  facts: readonly Fact[],
  { first, nameOf, columns, limit }: TableShape,
): { table?: Table } {
  if (facts.length === 0) return {};
  const shown = columns.filter(([, read]) => read(facts) !== null);
  const row = (name: string, some: readonly Fact[]) => [
    name,
    ...shown.map(([, read]) => numberWord(read(some) ?? 0)),
  ];
  const groups = [...Map.groupBy(facts, nameOf)].toSorted(
    ([, a], [, b]) => count(b) - count(a) || (countBefore(b) ?? 0) - (countBefore(a) ?? 0),
  );
  const rest = groups.slice(limit);
  return {
    table: {
      heads: [first, ...shown.map(([head]) => head)],
      rows: [
        ...groups.slice(0, limit).map(([name, some]) => row(name, some)),
        ...(rest.length > 0
          ? [
              row(
                copy.more(rest.length),
                rest.flatMap(([, some]) => some),
              ),
            ]
          : []),
      ],
      ...(groups.length > 1 && { total: row(copy.total, facts) }),
    },
  };
}

function count(facts: readonly Fact[]): number {
  return facts.reduce((sum, fact) => sum + fact.count, 0);
}

function countBefore(facts: readonly Fact[]): number | null {
  return facts.reduce<number | null>(
    (sum, { before }) => (sum === null || before === null ? null : sum + before),
    0,
  );
}

function counting(items: readonly string[]): Column[1] {
  return (facts) => count(facts.filter(({ item }) => items.includes(item)));
}

/** Leaves out what was counted only in the month before. */
function ofMonth(facts: readonly Fact[]): Fact[] {
  return facts.filter((fact) => fact.count > 0);
}

/** How many requests there are, in which states, and what the numbers leave out; empty: there are none. */
function requestsLead(
  requests: readonly Fact[],
  suspected: readonly Fact[],
  contacts: readonly Fact[],
): string {
  const byStatus = Object.keys(copy.statuses).flatMap((item) => {
    const number = counting([item])(requests);
    return number ? `${labelOf(copy.statuses, item)} ${numberWord(number)}` : [];
  });
  const held = count(suspected);
  const isOffice = ({ source }: Fact) => source.startsWith('office_');
  const fromSite = count(requests.filter((fact) => !isOffice(fact)));
  const words = copy.requests;
  return [
    byStatus.length > 0 && words.summary(numberWord(count(requests)), byStatus.join(', ')),
    ofMonth(requests).some(({ item }) => item === 'new') && words.unmarked,
    ofMonth(requests).some(isOffice) && words.office,
    held > 0 && words.suspected(numberWord(held)),
    fromSite !== counting(['request'])(contacts) && words.differs,
  ]
    .filter(Boolean)
    .join(' ');
}

function sourceName({ source }: Fact): string {
  return showInvisible(labelOf(copy.sources, source));
}

function campaignName(fact: Fact): string {
  return `${campaignWord(fact.campaign)} (${sourceName(fact)})`;
}

function sourceAndCampaign(fact: Fact): string {
  return fact.campaign ? campaignName(fact) : sourceName(fact);
}

function campaignWord(campaign: string): string {
  return campaign === OTHER_CAMPAIGNS ? copy.otherCampaigns : showInvisible(campaign);
}

function numberWord(number: number): string {
  return number.toLocaleString('ko-KR');
}
