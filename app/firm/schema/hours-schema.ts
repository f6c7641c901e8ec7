import * as v from 'valibot';
import { callSlot, weekdays } from './call-slot.ts';
import {
  CLOCK_FORM,
  clock,
  day,
  distinct,
  fields,
  keyOf,
  label,
  listOf,
  text,
} from './fields/fields.ts';
import { timesIn } from './times-in.ts';

/** A range of times of a day. */
interface Span {
  from: string;
  to: string;
}

const DAYTIME = { from: '06:00', to: '22:00' };
const EVENING = { from: '17:00', to: '22:00' };
/** A call is promised while at least an hour is left (call-due.ts). */
const LEAST_MINUTES = 60;

/** Returns the fault of two times, or null if they have none. */
function wrongSpan(
  { from, to }: Span,
  within: Span,
  [begin, end]: [string, string],
): string | null {
  // Their form has a fault of its own.
  if (![from, to].every((time) => CLOCK_FORM.test(time))) return null;
  if (from >= to) {
    return `끝나는 시각(${end})을 시작하는 시각(${begin})보다 늦게 적습니다. 오후 6시는 18:00입니다`;
  }
  if (from < within.from || to > within.to) {
    return `${begin}, ${end}: ${within.from}부터 ${within.to} 사이로 적습니다. 이 시각까지 전화드린다고 안내합니다`;
  }
  return minutesOf(to) - minutesOf(from) < LEAST_MINUTES ? '한 시간은 넘게 적습니다' : null;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const NAMES: [string, string] = ['from', 'to'];

/** The times of calls outside office hours. */
const clocks = {
  from: label('시작', clock, '예: 18:00'),
  to: label('끝', clock, '예: 20:00'),
};

const Evening = v.pipe(
  fields({
    ...clocks,
    days: label(
      '요일',
      v.optional(distinct(keyOf(weekdays, '요일'))),
      '비워 두면 월요일부터 금요일까지',
    ),
  }),
  v.check(
    (slot) => wrongSpan(slot, EVENING, NAMES) === null,
    ({ input }) => wrongSpan(input, EVENING, NAMES) ?? '',
  ),
);

const Saturday = v.pipe(
  fields(clocks),
  v.check(
    (slot) => wrongSpan(slot, DAYTIME, NAMES) === null,
    ({ input }) => wrongSpan(input, DAYTIME, NAMES) ?? '',
  ),
);

export const CallHours = fields({
  evening: label('평일 저녁', v.optional(Evening)),
  saturday: label('토요일', v.optional(Saturday)),
});

/** The office's hours on working days. */
export const OfficeHours = v.pipe(
  fields({
    text: label('적을 말', text, '예: 평일 오전 9시 – 오후 6시'),
    lunch: label('점심시간', v.optional(text)),
    opens: label('여는 시각', clock),
    closes: label('닫는 시각', clock),
  }),
  v.forward(
    v.check(
      (hours) => wrongHours(hours) === null,
      ({ input }) => wrongHours(input) ?? '',
    ),
    ['closes'],
  ),
  v.forward(
    v.check(
      (hours) => wrongHours(hours) !== null || namesHours(hours),
      ({ input: { opens, closes } }) =>
        `여는 시각(opens)과 닫는 시각(closes)은 ${callSlot({ from: opens, to: closes }).text}인데 다른 시각이 적혀 있습니다. 틀린 쪽을 고칩니다`,
    ),
    ['text'],
  ),
);

function wrongHours({ opens, closes }: { opens: string; closes: string }): string | null {
  return wrongSpan({ from: opens, to: closes }, DAYTIME, ['opens', 'closes']);
}

/** Whether a text names these times; it may also name only one of them, or none. */
function namesHours(hours: { text: string; opens: string; closes: string }): boolean {
  if (![hours.opens, hours.closes].every((time) => CLOCK_FORM.test(time))) return true;
  const times = timesIn(hours.text);
  const said = (time: string) => times.some((one) => one.includes(minutesOf(time)));
  if (times.length < 2) return times.length === 0 || said(hours.opens) || said(hours.closes);
  return said(hours.opens) && said(hours.closes);
}

/** The promise to call looks no further ahead than 90 days (call-due.ts). */
const LONGEST_DAYS = 60;

/** Days on which the office is closed though they are working days. */
export const Closure = v.pipe(
  fields({
    from: label('첫날', day),
    to: label('마지막 날', v.optional(day), '하루면 비워 둡니다'),
    reason: label('까닭', text, '예: 연말 휴무'),
  }),
  v.forward(
    v.check(
      ({ from, to }) => to === undefined || from <= to,
      '마지막 날이 첫날보다 앞설 수 없습니다',
    ),
    ['to'],
  ),
  v.forward(
    v.check(
      ({ from, to = from }) => Date.parse(to) - Date.parse(from) < LONGEST_DAYS * 86_400_000,
      `쉬는 날이 ${LONGEST_DAYS}일을 넘습니다. 해나 달을 잘못 적지 않았는지 봅니다`,
    ),
    ['to'],
  ),
);
export type Closure = v.InferOutput<typeof Closure>;

/** The firm's closures. None may overlap, because the site would announce the common days twice. */
export const Closures = v.pipe(
  listOf(Closure),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, value] of input.entries()) {
      const { from, to = from } = value;
      const other = input
        .slice(0, key)
        .find((above) => above.from <= to && from <= (above.to ?? above.from));
      if (!other) continue;
      const days = other.to ? `${other.from} – ${other.to}` : other.from;
      const message = `위에 적은 쉬는 날(${days})과 겹칩니다. 날을 고치거나 하나로 합칩니다`;
      addIssue({ message, path: [{ type: 'array', origin: 'value', input, key, value }] });
    }
  }),
);
