import { amendments, applies } from '../amendments.ts';
import { addDays, endOfMonth } from '../calendar.ts';
import type { CalendarDate } from '../family.ts';
import { daysOffFrom } from './holidays.ts';
import { periodEnd, type Start } from './period.ts';
import type { Abroad, DeadlineDoubt, RuleId } from './rules.ts';

/** The facts of a case. Every day lies on or after the death, but `heirBorn`, `knewGift`, `urgencyEnded` and `envelopeDated`. */
export interface DeadlineFacts {
  death: CalendarDate;
  /** When the death became known. */
  knew: CalendarDate;
  abroad?: Abroad;
  /** When an heir of the next rank learned that the earlier rank had renounced. */
  becameHeir?: CalendarDate;
  /** When the heir learned that the debts exceed the assets. */
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
  /** When the legal representative of an heir under age learned that the succession had opened (민법 1020). */
  representativeKnew?: CalendarDate;
  /** The date on the envelope of a secret will (민법 1069). */
  envelopeDated?: CalendarDate;
  /** When the deceased was declared absent (실종선고); the death is the day that is deemed it (민법 28). */
  absenceDeclared?: CalendarDate;
  /** Whether a child is concerned whom the deceased had not recognised (민법 864). */
  unrecognized?: boolean;
  /** Whether a creditor of the deceased or of an heir is concerned. */
  creditor?: boolean;
}

/** What a term may run from instead of what its rule names. */
export type OtherEvent = 'amendment-in-force' | 'absence-declared' | 'month-of-declaration';

/** From what one term runs in this case. */
export interface EventStart extends Start {
  /** Instead of what the rule names: an amendment gave the right only then, a declaration stands for the death. */
  event?: OtherEvent;
  unsettled?: DeadlineDoubt;
}

/**
 * From what each term runs, by the law in force then; undefined: what it runs from has not happened.
 *
 * @param taxReturn the end of that term before holidays are considered
 */
export function startsOf(
  facts: DeadlineFacts,
  taxReturn: CalendarDate,
): Record<RuleId, EventStart | undefined> {
  const { death, absenceDeclared } = facts;
  const knew = knownOn(facts);
  /** Nobody is an heir, or knows it, before a declaration of absence. */
  const onceOpen = (day: CalendarDate | undefined) => on(day && later(day, absenceDeclared));
  return {
    // 가족관계등록법 37: by the reading that gives the earlier date, the day itself counts.
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

/** When the death became known: of someone declared absent, not before the declaration (대법원 91스1). */
export function knownOn({ knew, absenceDeclared }: DeadlineFacts): CalendarDate {
  return later(knew, absenceDeclared);
}

/** 가족관계등록법 92①: from the day on which the declaration became final, which lies after it. */
function absenceReport({ absenceDeclared }: DeadlineFacts): EventStart | undefined {
  if (!absenceDeclared) return undefined;
  return {
    day: absenceDeclared,
    counted: true,
    unsettled: { code: 'report-from-declaration', articles: ['가족관계등록법 제92조 제1항'] },
  };
}

/** 민법 1117: from the death, which may be deemed to lie more than ten years before the declaration. */
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

/** The one-stop inquiry: a year from the death, or from the declaration of absence. */
function inquiry({ death, absenceDeclared }: DeadlineFacts): EventStart {
  if (absenceDeclared) return { day: absenceDeclared, event: 'absence-declared' };
  return {
    day: death,
    unsettled: { code: 'year-from-end-of-month', articles: ['행정안전부 예규'] },
  };
}

/** 상증법 2(2), 67; 지방세법 20①: the month of the death, or of the declaration of absence. */
export function monthOfOpening({ death, absenceDeclared }: DeadlineFacts): EventStart {
  if (!absenceDeclared) return { day: endOfMonth(death) };
  return { day: endOfMonth(absenceDeclared), event: 'month-of-declaration' };
}

/** 상증법 19②: nine months from the day after, which counts. A return moved by a holiday counts unmoved. */
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

/** First day of the law by which every heir may forfeit. */
const forfeitureExtended = '2026-03-17';

/** 민법 1004의2③; 부칙 제21454호 2조 and 4조 for deaths and knowledge before its first day. */
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
  // Before a declaration of absence nobody could accept as a minor.
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

/** The day on which a person comes of age: 19 years, the day of birth counted (민법 4, 158). */
function adultOn(born: CalendarDate): CalendarDate {
  return addDays(periodEnd({ day: born, counted: true }, { months: 19 * 12 }), 1);
}

function on(day: CalendarDate | undefined): EventStart | undefined {
  return day ? { day } : undefined;
}

function later(day: CalendarDate, other: CalendarDate | undefined): CalendarDate {
  return other && other > day ? other : day;
}
