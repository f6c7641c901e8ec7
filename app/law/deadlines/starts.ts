import { amendments, applies } from '../amendments.ts';
import type { Unsettled } from '../explanation.ts';
import type { CalendarDate } from '../family.ts';
import { addDays, endOfMonth } from './calendar.ts';
import { daysOffFrom } from './holidays.ts';
import { periodEnd, type Start } from './period.ts';
import type { Abroad } from './rules/rule.ts';

/** What the visitor tells. Every day lies on or after the death, but `urgencyEnded` and `heirBorn`. */
export interface DeadlineFacts {
  /** 돌아가신 날. */
  death: CalendarDate;
  /** 그 사실을 아신 날. */
  knew: CalendarDate;
  abroad?: Abroad;
  /** When an heir of the next rank learned that the earlier rank had renounced. */
  becameHeir?: CalendarDate;
  /** When the heir learned that the debts are more. */
  knewDebts?: CalendarDate;
  /** Birthday of an heir who was under age. */
  heirBorn?: CalendarDate;
  /** When the gift or legacy became known, if later than the death. */
  knewGift?: CalendarDate;
  /** When it became known that the person with a ground of 민법 1004의2 is an heir, if later. */
  knewGround?: CalendarDate;
  /** When the limited acceptance was made. */
  accepted?: CalendarDate;
  /** When the inheritance was infringed, and when the heir learned of it (민법 999). */
  infringed?: CalendarDate;
  knewInfringement?: CalendarDate;
  /** When the urgency ended in which a will was spoken (민법 1070). */
  urgencyEnded?: CalendarDate;
  /** When the period of the notice of 민법 1057 ended. */
  noticeEnded?: CalendarDate;
  /** A creditor asks. */
  creditor?: boolean;
}

export type EventName =
  | 'death'
  | 'month-of-death'
  | 'tax-return'
  | 'death-for-creditors'
  | 'knew-death'
  | 'knew-succession'
  | 'became-heir'
  | 'knew-debts'
  | 'adult-knew-debts'
  | 'limited-acceptance'
  | 'knew-gift'
  | 'knew-ground'
  | 'infringement'
  | 'knew-infringement'
  | 'end-of-urgency'
  | 'end-of-notice';

/** From what one term runs in this case. */
export interface EventStart extends Start {
  /** In the place of the rule's own words. */
  from?: string;
  unsettled?: Unsettled;
}

/** The events that have happened, by the law in force then; `taxReturn` is that term's end before holidays. */
export function startsOf(
  facts: DeadlineFacts,
  taxReturn: CalendarDate,
): Partial<Record<EventName, EventStart>> {
  const { death, knew } = facts;
  return {
    death: { day: death },
    'month-of-death': { day: endOfMonth(death) },
    'tax-return': spouseDivision(taxReturn),
    // 가족관계등록법 37: the day itself counts, says a reading that gives the earlier date.
    'knew-death': { day: knew, counted: true },
    ...(!facts.becameHeir && { 'knew-succession': { day: knew } }),
    ...on('became-heir', facts.becameHeir),
    ...on('knew-debts', facts.knewDebts),
    ...adultKnewDebts(facts),
    ...on('limited-acceptance', facts.accepted),
    ...(facts.creditor && { 'death-for-creditors': { day: death } }),
    'knew-gift': { day: later(knew, facts.knewGift) },
    ...knewGround(death, later(knew, facts.knewGround)),
    ...on('infringement', facts.infringed),
    ...on('knew-infringement', facts.knewInfringement),
    ...on('end-of-urgency', facts.urgencyEnded),
    ...on('end-of-notice', facts.noticeEnded),
  };
}

/** 상증법 19②: nine months from the day after, which counts. Where a holiday moved the return, the earlier. */
function spouseDivision(taxReturn: CalendarDate): EventStart {
  const moved = daysOffFrom(taxReturn, 'tax').length > 0;
  return {
    day: taxReturn,
    ...(moved && {
      unsettled: {
        text: '상속세 신고기한이 휴일 때문에 미루어졌습니다. 미루어지기 전의 날부터 세어 이른 날을 적었습니다.',
        articles: ['상증법 제19조 제2항', '국세기본법 제5조'],
      },
    }),
  };
}

/** First day of the law that widened it to every heir. */
const forfeitureWidened = '2026-03-17';

/** 민법 1004의2③; 부칙 제21454호 2조 and 4조 for deaths and knowledge before its first day. */
function knewGround(death: CalendarDate, knew: CalendarDate) {
  if (!applies('forfeiture', death)) return {};
  // Knowledge then means a death then too.
  if (knew >= forfeitureWidened) return { 'knew-ground': { day: knew } };
  return {
    'knew-ground': {
      day: forfeitureWidened,
      counted: true,
      from: '개정된 법이 시행된 2026. 3. 17.부터',
      unsettled: {
        text: '2026. 3. 17.을 첫날로 세면 9. 16.까지, 세지 않으면 9. 17.까지입니다. 이른 날을 적었습니다.',
        articles: ['민법 부칙(제21454호) 제4조'],
      },
    },
  };
}

const minorsSince = amendments['acceptance-of-age'].from;

/** 민법 1019④ with 부칙 제19069호 2조: for an heir who was under age at the death. */
function adultKnewDebts({ death, heirBorn, knewDebts }: DeadlineFacts) {
  if (!heirBorn) return {};
  const adult = adultOn(heirBorn);
  if (death >= adult) return {};
  const learned = knewDebts && knewDebts >= adult ? knewDebts : undefined;
  const covered = death >= minorsSince || adult > minorsSince || (learned ?? '') >= minorsSince;
  if (!covered) return {};
  if (learned) return { 'adult-knew-debts': { day: learned } };
  return {
    'adult-knew-debts': {
      day: adult,
      counted: true,
      unsettled: {
        text: '빚이 더 많은 것을 성년이 될 때 이미 안 것으로 보고, 성년이 된 날도 세어 가장 이른 날을 적었습니다.',
        articles: ['민법 제1019조 제4항', '민법 제157조'],
      },
    },
  };
}

/** The day on which a person comes of age: 19 years, the day of birth counted (민법 4, 158). */
function adultOn(born: CalendarDate): CalendarDate {
  return addDays(periodEnd({ day: born, counted: true }, { months: 19 * 12 }), 1);
}

function on(event: EventName, day: CalendarDate | undefined) {
  return day ? { [event]: { day } } : {};
}

function later(day: CalendarDate, other: CalendarDate | undefined): CalendarDate {
  return other && other > day ? other : day;
}
