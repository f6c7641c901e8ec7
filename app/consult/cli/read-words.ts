import { areas } from '#app/content/areas.ts';
import { stages } from '#app/content/consult.ts';
import type { Selection } from '../admin/selection.server.ts';
import { parseEmail } from '../submission/email.ts';
import { parsePhone } from '../submission/phone.ts';
import { readReference } from '../submission/reference.ts';
import { type Status, statuses } from '../submission/stored.ts';
import { CommandFault } from './fault.ts';

/** Filter options of `list` and `export`. */
export const selectionOptions = {
  status: { type: 'string' },
  stage: { type: 'string' },
  area: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  stuck: { type: 'boolean' },
} as const;

export const selectionHelp = `  --status 상태     신규, 연락함, 수임, 종결, 의심
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
    status: read('status', readStatus),
    stage: read('stage', (text) => readWord('상황', stages, text)),
    area: read('area', (text) => readWord('업무', areas, text)),
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

/** A phone number or an e-mail address. @throws CommandFault when it is neither */
export function readContact(text: string): Pick<Selection, 'phone' | 'email'> {
  return text.includes('@') ? { email: readEmail(text) } : { phone: readPhone(text) };
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
