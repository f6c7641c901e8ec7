import { areas } from '#app/content/areas.ts';
import { stages } from '#app/content/consult.ts';
import type { Selection } from '../admin/selection.server.ts';
import { parseEmail } from '../submission/email.ts';
import { parsePhone } from '../submission/phone.ts';
import { readReference } from '../submission/reference.ts';
import { containsResidentNumber } from '../submission/resident-number.ts';
import { type Status, statuses } from '../submission/states.ts';
import { type Entered, ways } from '../submission/stored.ts';
import { CommandFault } from './fault.ts';

/** Filter options of `list` and `export`. */
export const selectionOptions = {
  state: { type: 'string' },
  /** What `state` was called before. */
  status: { type: 'string' },
  stage: { type: 'string' },
  area: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  stuck: { type: 'boolean' },
} as const;

export const selectionHelp = `  --state 상태      신규, 부재중, 연락함, 상담예약, 수임, 종결, 의심
  --stage 상황      상황의 말 일부. 예: 빚
  --area 업무       업무의 말 일부. 예: 유류분
  --since 날짜      이 날부터 받은 것. 예: 2026-11-01
  --until 날짜      이 날까지 받은 것
  --phone 번호      이 번호로 온 것
  --email 주소      이 이메일로 온 것
  --stuck           전달이 막힌 것`;

type Given = { [Name in keyof typeof selectionOptions]?: string | boolean | undefined };

/** @throws CommandFault when one of them is invalid */
export function readSelection(given: Given): Selection {
  function read<Value>(name: keyof Given, reader: (text: string) => Value): Value | undefined {
    const text = given[name];
    return typeof text === 'string' ? reader(text) : undefined;
  }
  return {
    status: read('state', readStatus) ?? read('status', readStatus),
    stage: read('stage', readStage),
    area: read('area', readArea),
    from: read('since', (text) => startOfDay(readDay(text))),
    before: read('until', (text) => startOfDay(readDay(text).add({ days: 1 }))),
    phone: read('phone', readPhone),
    email: read('email', readEmail),
    stuck: given.stuck === true,
  };
}

/** A reference as people type it. @throws CommandFault when it cannot be one */
export function readReferenceWord(text: string): string {
  const reference = readReference(text);
  if (reference) return reference;
  throw new CommandFault(
    `접수번호로 읽을 수 없습니다: ${text}. 7KQ2-M4XD처럼 여덟 글자를 적어 주세요.`,
    2,
  );
}

/** A status by its Korean word or its key. @throws CommandFault when there is none */
export function readStatus(text: string): Status {
  const key = readWord('상태', statuses, text);
  // A key of `statuses`, in which it was found.
  return key as Status;
}

/** A key of `stages`. @throws CommandFault when there is none */
export function readStage(text: string): string {
  return readWord('상황', stages, text);
}

/** A key of `areas`. @throws CommandFault when there is none */
export function readArea(text: string): string {
  return readWord('업무', areas, text);
}

/** How a request came. @throws CommandFault when it is no key of `ways` and no word of it */
export function readWay(text: string): Entered['way'] {
  // A key of `ways`, in which it was found.
  return readWord('방법', ways, text) as Entered['way'];
}

/** One line of text, or nothing. @throws CommandFault when it is too long or holds what the law forbids */
export function readLine(what: string, given: string, limit: number): string {
  const text = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (text.length > limit) throw new CommandFault(`${what}은(는) ${limit}자까지입니다.`, 2);
  if (containsResidentNumber(text)) {
    throw new CommandFault(`주민등록번호는 적을 수 없습니다. 빼고 다시 적어 주세요.`, 2);
  }
  return text;
}

/** A phone number, an e-mail address or a name. @throws CommandFault when it is none of them */
export function readWhom(text: string): Pick<Selection, 'phone' | 'email' | 'name'> {
  if (text.includes('@')) return { email: readEmail(text) };
  return /\p{L}/u.test(text) ? { name: text } : { phone: readPhone(text) };
}

/**
 * A day and time in Korea: 2026-12-01 14:00.
 *
 * @returns an instant, ISO 8601
 * @throws CommandFault when it is none
 */
export function readMoment(text: string): string {
  const [, day = '', clock = ''] = /^(\S+?)[ T]+(\d{1,2}:\d{2})$/.exec(text.trim()) ?? [];
  try {
    const time = Temporal.PlainTime.from(clock.padStart(5, '0'));
    const { epochMilliseconds } = readDay(day).toZonedDateTime({
      timeZone: 'Asia/Seoul',
      plainTime: time,
    });
    return new Date(epochMilliseconds).toISOString();
  } catch {
    throw new CommandFault(`때로 읽을 수 없습니다: ${text}. 2026-12-01 14:00처럼 적어 주세요.`, 2);
  }
}

function readEmail(text: string): string {
  const address = parseEmail(text);
  if (address) return address;
  throw new CommandFault(`이메일 주소로 읽을 수 없습니다: ${text}`, 2);
}

/** A phone number. @throws CommandFault when it is none */
function readPhone(text: string): string {
  const parsed = parsePhone(text);
  if (parsed.ok) return parsed.number;
  throw new CommandFault(parsed.problem, 2);
}

/** A number of rows. @throws CommandFault when it is none */
export function readLimit(text: string | undefined, otherwise = 50): number {
  if (text === undefined) return otherwise;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new CommandFault(`--limit에는 1부터 999999까지의 수를 적어 주세요.`, 2);
}

/** A calendar date. @throws CommandFault when it is none */
export function readDay(text: string): Temporal.PlainDate {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return Temporal.PlainDate.from(text);
  } catch {
    // Such as 2026-02-30: reported below.
  }
  throw new CommandFault(`날짜로 읽을 수 없습니다: ${text}. 2026-11-20처럼 적어 주세요.`, 2);
}

function readWord(name: string, words: Record<string, string>, text: string): string {
  const typed = text.normalize('NFC').trim();
  const all = Object.entries(words);
  const exact = all.find(([key, word]) => key === typed || word === typed);
  const near = all.filter(([, word]) => word.includes(typed));
  const found = exact ?? (near.length === 1 ? near[0] : undefined);
  if (found) return found[0];
  const choice = all.map(([, word]) => word).join(', ');
  throw new CommandFault(`모르는 ${name}입니다: ${text}. 이 가운데서 적어 주세요: ${choice}`, 2);
}

/** The instant at which a day begins in Korea. */
function startOfDay(day: Temporal.PlainDate): string {
  return new Date(day.toZonedDateTime('Asia/Seoul').epochMilliseconds).toISOString();
}
