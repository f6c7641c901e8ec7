import type { Unsettled } from '../../explanation.ts';
import type { DaysOff } from '../holidays.ts';
import type { Length } from '../period.ts';
import type { EventName } from '../starts.ts';

/** Who of those concerned has an address abroad: it makes the terms of the taxes longer. */
export type Abroad = 'deceased' | 'some-heirs' | 'all-heirs';

/** One term of the law, as data. Its sentences are for visitors. */
export interface Rule {
  id: string;
  name: string;
  /** Counted from this; a rule whose event has not happened says nothing. */
  event: EventName;
  /** The event in words, up to the length: '상속이 시작된 것을 안 날부터'. */
  from: string;
  length: Length;
  /** Longer where someone's address is abroad. */
  abroad?: {
    length: Length;
    who: Abroad[];
    /** Whether these are enough is unsettled: the shorter term is shown, with this. */
    doubtful?: { who: Abroad; unsettled: Unsettled };
  };
  daysOff: DaysOff;
  /** Filed with an office, or before a court or against a person. */
  side: 'office' | 'court';
  /** Where exactly. */
  where: string;
  /** Whom it concerns. */
  who: string;
  articles: string[];
  /** What may help before the day. */
  hint?: string;
  /** What is still possible when the day has passed. */
  after: string;
  unsettled?: Unsettled;
}
