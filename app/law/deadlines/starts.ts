import { amendments, applies } from '../amendments.ts';
import { addDays, endOfMonth } from '../calendar.ts';
import type { CalendarDate } from '../family.ts';
import { daysOffFrom } from './holidays.ts';
import { periodEnd, type Start } from './period.ts';
import type { Abroad, DeadlineDoubt, RuleId } from './rules.ts';

/** Facts of a case. Only `heirBorn`, `knewGift`, `urgencyEnded` and `envelopeDated` may precede the death. */
export interface DeadlineFacts {
  death: CalendarDate;
  /** Day on which the death became known. */
  knew: CalendarDate;
  abroad?: Abroad;
  /** Day on which an heir of the next rank learned that the earlier rank had renounced. */
  becameHeir?: CalendarDate;
  /** Day on which the heir learned that the debts exceed the assets. */
  knewDebts?: CalendarDate;
  /** Birthday of an heir who was under age. */
  heirBorn?: CalendarDate;
  /** Day on which the gift or legacy became known, if later than the death. */
  knewGift?: CalendarDate;
  /** Day on which it became known that the person with a ground of 민법 1004의2 is an heir, if later. */
  knewGround?: CalendarDate;
  /** Day of the limited acceptance. */
  accepted?: CalendarDate;
  /** Day on which the inheritance was infringed, and below the day on which the heir learned of it (민법 999). */
  infringed?: CalendarDate;
  knewInfringement?: CalendarDate;
  /** Day on which the urgency of an oral will ended (민법 1070). */
  urgencyEnded?: CalendarDate;
  /** End of the notice period of 민법 1057. */
  noticeEnded?: CalendarDate;
  /** Day on which the legal representative of a minor heir learned that the succession had opened (민법 1020). */
  representativeKnew?: CalendarDate;
  /** Date on the envelope of a secret will (민법 1069). */
  envelopeDated?: CalendarDate;
  /** Day on which the deceased was declared absent (실종선고). `death` is then the deemed date (민법 28). */
  absenceDeclared?: CalendarDate;
  /** Whether the case concerns a child whom the deceased had not recognised (민법 864). */
  unrecognized?: boolean;
  /** Whether the case concerns a creditor of the deceased or of an heir. */
  creditor?: boolean;
}

/** Heirs who knew of the death before this day have no special limited acceptance (민법 부칙 제6591호 제3항). */
export const specialLimitedSince = '1998-05-27';

/** Event that may start a term instead of the event of its rule. */
export type OtherEvent = 'amendment-in-force' | 'absence-declared' | 'month-of-declaration';

/** Start of a term in this case. */
export interface EventStart extends Start {
  /** Set if another event replaces that of the rule: an amendment that gave the right, or a declaration of absence. */
  event?: OtherEvent;
  unsettled?: DeadlineDoubt;
}

/**
 * Returns the start of each term under the law in force then. Undefined if its event has not happened.
 *
 * @param taxReturn due date of the tax return before holidays are considered
 */
export function startsOf(
  facts: DeadlineFacts,
  taxReturn: CalendarDate,
): Record<RuleId, EventStart | undefined> {
  const { death, absenceDeclared } = facts;
  const knew = knownOn(facts);
  /** Returns a start not before a declaration of absence, because until then nobody is an heir or knows it. */
  const onceOpen = (day: CalendarDate | undefined) => on(day && later(day, absenceDeclared));
  return {
    // 가족관계등록법 37: under the reading with the earlier date, the day itself counts.
    'death-report': absenceDeclared ? undefined : { day: knew, counted: true },
    'absence-report': absenceReport(facts),
    'safe-inheritance': inquiry(facts),
    'inheritance-tax': monthOfOpening(facts),
    'acquisition-tax': monthOfOpening(facts),
    'spouse-division': spouseDivision(taxReturn),
    renunciation: facts.becameHeir ? undefined : { day: knew },
    'minor-renunciation': onceOpen(facts.representativeKnew),
    'next-rank-renunciation': onceOpen(facts.becameHeir),
    'special-limited-acceptance': on(facts.knewDebts),
    'minor-limited-acceptance': adultKnewDebts(facts),
    'creditor-notice': on(facts.accepted),
    separation: facts.creditor ? { day: death } : undefined,
    forfeiture: knewGround(death, later(knew, facts.knewGround)),
    'forced-share-1y': { day: later(knew, facts.knewGift) },
    'forced-share-10y': tenYears(facts),
    'recovery-3y': on(facts.knewInfringement),
    'recovery-10y': on(facts.infringed),
    recognition: facts.unrecognized ? { day: knew } : undefined,
    'secret-will': on(facts.envelopeDated),
    'oral-will': on(facts.urgencyEnded),
    'special-relation': on(facts.noticeEnded),
  };
}

/** Day on which the death became known, never before a declaration of absence (대법원 91스1). */
export function knownOn({ knew, absenceDeclared }: DeadlineFacts): CalendarDate {
  return later(knew, absenceDeclared);
}

/** 가족관계등록법 92①: the term runs once the declaration is final. Uses the earlier day of the declaration, in doubt. */
function absenceReport({ absenceDeclared }: DeadlineFacts): EventStart | undefined {
  if (!absenceDeclared) return undefined;
  return {
    day: absenceDeclared,
    counted: true,
    unsettled: { code: 'report-from-declaration', articles: ['가족관계등록법 제92조 제1항'] },
  };
}

/** 민법 1117: runs from the death, whose deemed date may precede the declaration by more than ten years. */
function tenYears({ death, absenceDeclared }: DeadlineFacts): EventStart {
  const start = { day: death };
  if (!absenceDeclared || periodEnd(start, { months: 120 }) >= absenceDeclared) return start;
  return {
    ...start,
    unsettled: {
      code: 'ten-years-before-declaration',
      articles: ['민법 제28조', '민법 제1117조'],
    },
  };
}

/** One-stop inquiry: one year from the death, or from the declaration of absence. */
function inquiry({ death, absenceDeclared }: DeadlineFacts): EventStart {
  if (absenceDeclared) return { day: absenceDeclared, event: 'absence-declared' };
  return {
    day: death,
    unsettled: { code: 'year-from-end-of-month', articles: ['행정안전부 예규'] },
  };
}

/** 상증법 2(2), 67; 지방세법 20①: the end of the month of the death, or of the declaration of absence. */
export function monthOfOpening({ death, absenceDeclared }: DeadlineFacts): EventStart {
  if (!absenceDeclared) return { day: endOfMonth(death) };
  return { day: endOfMonth(absenceDeclared), event: 'month-of-declaration' };
}

/** 상증법 19②: nine months from the day after the due date, which counts. Ignores a move of it by holidays, in doubt. */
function spouseDivision(taxReturn: CalendarDate): EventStart {
  const moved = daysOffFrom(taxReturn, 'tax').length > 0;
  return {
    day: taxReturn,
    ...(moved && {
      unsettled: {
        code: 'tax-return-moved',
        articles: ['상증법 제19조 제2항', '국세기본법 제5조'],
      } as const,
    }),
  };
}

/** First day of the law under which every heir may forfeit. */
const forfeitureExtended = '2026-03-17';

/** 민법 1004의2③, with 부칙 제21454호 2조 and 4조 for deaths and knowledge before its first day. */
function knewGround(death: CalendarDate, knew: CalendarDate): EventStart | undefined {
  if (!applies('forfeiture', death)) return undefined;
  if (knew >= forfeitureExtended) return { day: knew };
  return {
    day: forfeitureExtended,
    counted: true,
    event: 'amendment-in-force',
    unsettled: { code: 'first-day-of-amendment', articles: ['민법 부칙(제21454호) 제4조'] },
  };
}

const minorsSince = amendments['acceptance-of-age'].from;

/** 민법 1019④ with 부칙 제19069호 2조: for an heir who was under age at the death. */
function adultKnewDebts(facts: DeadlineFacts): EventStart | undefined {
  const { death, heirBorn, knewDebts, absenceDeclared } = facts;
  if (!heirBorn) return undefined;
  const adult = adultOn(heirBorn);
  // Nobody could accept as a minor before a declaration of absence.
  if (later(death, absenceDeclared) >= adult) return undefined;
  const learned = knewDebts && knewDebts >= adult ? knewDebts : undefined;
  const covered = death >= minorsSince || adult > minorsSince || (learned ?? '') >= minorsSince;
  if (!covered) return undefined;
  if (learned) return { day: learned };
  return {
    day: adult,
    counted: true,
    unsettled: {
      code: 'knew-debts-when-adult',
      articles: ['민법 제1019조 제4항', '민법 제157조'],
    },
  };
}

/** Day on which a person comes of age: 19 years, counting the day of birth (민법 4, 158). */
function adultOn(born: CalendarDate): CalendarDate {
  return addDays(periodEnd({ day: born, counted: true }, { months: 19 * 12 }), 1);
}

function on(day: CalendarDate | undefined): EventStart | undefined {
  return day ? { day } : undefined;
}

function later(day: CalendarDate, other: CalendarDate | undefined): CalendarDate {
  return other && other > day ? other : day;
}
