import type { CalendarDate } from './family.ts';
import type { Citation } from './reason.ts';

/**
 * The day whose law was read, which is that of the copies of the statutes (`textAsOf` in app/firm/law-facts/). Where no
 * death is dated, the law of this day is applied, and the pages name it. Who reads the law again changes it here, and the
 * amendments below.
 */
export const lawAsOf: CalendarDate = '2026-06-08';

/**
 * A change of the law, or a day from which it is uncertain. The next amendment is one entry here, one call
 * of `applies` where it matters, and its tests.
 */
interface Amendment {
  /** Applies to deaths from this day on. */
  from: CalendarDate;
  /** The article, and the clause that fixes the day. */
  articles: readonly Citation[];
}

export const amendments = {
  /** The Civil Act itself: for earlier deaths custom applies. */
  'civil-act': {
    from: '1960-01-01',
    articles: ['민법 부칙(법률 제471호) 제25조 제1항'],
  },
  /** The institution began that day: for earlier deaths, and gifts completed earlier, there is none. */
  'forced-shares': {
    from: '1979-01-01',
    articles: ['민법 부칙(1977. 12. 31.) 제5항', '대법원 2010다78722'],
  },
  /** Ranks and shares as they are today; earlier deaths follow the law before. */
  'shares-of-today': {
    from: '1991-01-01',
    articles: ['민법 제1009조', '민법 부칙(법률 제4199호) 제12조 제1항'],
  },
  /** A minor's limited acceptance after coming of age; certain earlier deaths are covered, too. */
  'acceptance-of-age': {
    from: '2022-12-13',
    articles: ['민법 제1019조 제4항', '민법 부칙(법률 제19069호) 제2조'],
  },
  'siblings-without-forced-share': {
    from: '2024-04-25',
    articles: ['민법 제1112조', '헌법재판소 2020헌가4'],
  },
  /** An heir may forfeit by the family court's decision, and is then represented. */
  forfeiture: {
    from: '2024-04-25',
    articles: ['민법 제1004조의2', '민법 제1001조', '민법 부칙(법률 제21454호) 제2조'],
  },
  /** The proviso of 1008: a reward for care or contribution is no special benefit. */
  'reward-for-care': {
    from: '2024-04-25',
    articles: ['민법 제1008조 단서', '민법 부칙(법률 제21454호) 제2조'],
  },
  /** The act by whose text the tax is computed. */
  'tax-act-of-2026': {
    from: '2026-01-01',
    articles: ['상속세 및 증여세법(법률 제21219호)'],
  },
  /** No amendment: the court's term for one was over, and 2026-03-17 had not come. */
  'term-for-forced-share-over': {
    from: '2026-01-01',
    articles: ['헌법재판소 2020헌가4'],
  },
  /** 1003②: only the spouse of someone who died represents. No clause fixes the day: our reading. */
  'spouse-of-the-dead-only': {
    from: '2026-03-17',
    articles: ['민법 제1003조 제2항'],
  },
  /** 1115①: the forced share is paid as value, not given back in kind. */
  'forced-share-in-value': {
    from: '2026-03-17',
    articles: ['민법 제1115조 제1항', '민법 부칙(법률 제21454호) 제3조'],
  },
  /** A bill, not law: becomes an amendment when it is passed, or is removed. */
  'tax-bill-of-2026': {
    from: '2027-01-01',
    articles: ['상속세 및 증여세법(법률 제21219호)'],
  },
} satisfies Record<string, Amendment>;

export type AmendmentName = keyof typeof amendments;

/**
 * Whether a change may be law by now that was not when the law was read.
 *
 * @param today in Korea; empty where it is not known
 */
export function isUnread(name: AmendmentName, today: CalendarDate): boolean {
  const { from } = amendments[name];
  return lawAsOf < from && from <= today;
}

/** Whether the amendment applies to the estate of someone who died on that day. */
export function applies(name: AmendmentName, death: CalendarDate): boolean {
  return death >= amendments[name].from;
}
