import type { CalendarDate } from './family.ts';
import type { Citation } from './reason.ts';

/**
 * Day whose law was read, and date of the copies of the statutes (`textAsOf` in app/firm/law-facts/). A death without a
 * date follows the law of this day, and the pages name it. After reading the law again, change this day and the
 * amendments below.
 */
export const lawAsOf: CalendarDate = '2026-06-08';

/**
 * Change of the law, or a day from which the law is uncertain. A new amendment takes one entry here, a call of
 * `applies` where it matters, and tests.
 */
interface Amendment {
  /** Applies to deaths from this day on. */
  from: CalendarDate;
  /** The article, and the clause that fixes the day. */
  articles: readonly Citation[];
  /** Set if no clause fixes the day, so it is our reading. */
  isReading?: true;
}

export const amendments = {
  /** The Civil Act itself. Custom governs earlier deaths. */
  'civil-act': {
    from: '1960-01-01',
    articles: ['민법 부칙(법률 제471호) 제25조 제1항'],
  },
  /** Introduction of the forced share. Earlier deaths have none, and gifts completed earlier do not count. */
  'forced-shares': {
    from: '1979-01-01',
    articles: ['민법 부칙(1977. 12. 31.) 제5항', '대법원 2010다78722'],
  },
  /** Ranks and shares as they are today. Earlier deaths follow the previous law. */
  'shares-of-today': {
    from: '1991-01-01',
    articles: ['민법 제1009조', '민법 부칙(법률 제4199호) 제12조 제1항'],
  },
  /** A minor's limited acceptance after coming of age. Also covers certain earlier deaths. */
  'acceptance-of-age': {
    from: '2022-12-13',
    articles: ['민법 제1019조 제4항', '민법 부칙(법률 제19069호) 제2조'],
  },
  'siblings-without-forced-share': {
    from: '2024-04-25',
    articles: ['민법 제1112조', '헌법재판소 2020헌가4'],
  },
  /** An heir may forfeit by a decision of the family court, and is then represented. */
  forfeiture: {
    from: '2024-04-25',
    articles: ['민법 제1004조의2', '민법 제1001조', '민법 부칙(법률 제21454호) 제2조'],
  },
  /** The proviso of 1008: a reward for care or contribution does not count as a special benefit. */
  'reward-for-care': {
    from: '2024-04-25',
    articles: ['민법 제1008조 단서', '민법 부칙(법률 제21454호) 제2조'],
  },
  /** The act whose text the tax follows. */
  'tax-act-of-2026': {
    from: '2026-01-01',
    articles: ['상속세 및 증여세법(법률 제21219호)'],
  },
  /** Not an amendment: the court's term for one had ended, and 2026-03-17 had not yet come. */
  'term-for-forced-share-over': {
    from: '2026-01-01',
    articles: ['헌법재판소 2020헌가4'],
  },
  /** 1003②: only the spouse of someone who died represents. */
  'spouse-of-the-dead-only': {
    from: '2026-03-17',
    articles: ['민법 제1003조 제2항'],
    isReading: true,
  },
  /** 1115①: the forced share is paid in value instead of returned in kind. */
  'forced-share-in-value': {
    from: '2026-03-17',
    articles: ['민법 제1115조 제1항', '민법 부칙(법률 제21454호) 제3조'],
  },
  /** A bill, not law. Becomes an amendment if passed, and is removed otherwise. */
  'tax-bill-of-2026': {
    from: '2027-01-01',
    articles: ['상속세 및 증여세법(법률 제21219호)'],
  },
} satisfies Record<string, Amendment>;

export type AmendmentName = keyof typeof amendments;

/**
 * Whether an amendment may have come into force since the law was read.
 *
 * @param today day in Korea; empty if unknown
 */
export function isUnread(name: AmendmentName, today: CalendarDate): boolean {
  const { from } = amendments[name];
  return lawAsOf < from && from <= today;
}

/** Whether the day from which the amendment applies is our reading. */
export function isReading(name: AmendmentName): boolean {
  return 'isReading' in amendments[name];
}

/** Whether the amendment applies to a succession with this date of death. */
export function applies(name: AmendmentName, death: CalendarDate): boolean {
  return death >= amendments[name].from;
}
