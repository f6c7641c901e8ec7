import { createInterface } from 'node:readline/promises';
import { enqueueRequests } from '#app/consult/delivery/enqueue.server.ts';
import { insertRequests } from '#app/consult/requests/accept.server.ts';
import { onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import { stages } from '#app/consult/requests/choices.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import {
  type Consultation,
  type FieldName,
  parseConsultation,
} from '#app/consult/requests/fields/schema.ts';
import { newRow } from '#app/consult/requests/new-row.server.ts';
import { deletionDue } from '#app/consult/requests/retention-period.ts';
import { type Entered, ways } from '#app/consult/requests/stored.ts';
import { areas } from '#app/firm/view/areas.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { createLog } from '#app/platform/log.ts';
import { createChannels } from '../messages/channels.server.ts';
import { command } from './command.ts';
import { UsageFault } from './fault.ts';
import { print } from './output.ts';
import { listOf, readLine, readMoment, readWord } from './read-words.ts';
import { withStorage } from './with-storage.ts';

const options = {
  way: { type: 'string' },
  name: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  basis: { type: 'string' },
  stage: { type: 'string' },
  area: { type: 'string' },
  died: { type: 'string' },
  message: { type: 'string' },
  at: { type: 'string' },
} as const;

export const add = command({
  help: `
consult add [옵션]    전화나 메신저로 온 신청을 적어 넣습니다. 적지 않은 것은 터미널에서 묻습니다.

  --way 방법        ${listOf(ways)}
  --name 성함
  --phone 번호      전화번호나 이메일 가운데 하나는 있어야 합니다
  --email 주소
  --basis 근거      개인정보를 적어 두는 근거. 예: 전화로 동의하심
  --stage 상황      상황의 말 일부. 예: 빚 (잘 모르겠습니다)
  --area 업무       업무의 말 일부. 예: 유류분
  --died 날짜       돌아가신 날
  --message 글      말씀하신 것. 셸의 기록에 남으니 민감한 글은 note로 적어 주세요
  --at 때           받은 때. 예: "2026-11-20 14:00" (지금)

다른 신청처럼 메일로도 갑니다. 돌고 있는 서버가 1분 안에 보냅니다.
`,
  options,
  async run(given) {
    const values = process.stdin.isTTY ? await askMissing(given) : given;
    const consultation = readConsultation(values);
    const entered = readEntered(values);
    const receivedAt = values.at ? readMoment(values.at) : new Date().toISOString();
    if (receivedAt > new Date().toISOString()) {
      throw new UsageFault('--at이 앞으로 올 때입니다. 받은 때를 적어 주세요.');
    }
    await withStorage(async ({ storage, config, person }) => {
      const deletedAt = deletionDue(receivedAt, config.retentionMonths);
      if (deletedAt <= new Date().toISOString()) {
        throw new UsageFault(
          `--at에 적으신 때는 보관 기간 ${config.retentionMonths}개월이 이미 지났습니다. 적어 넣어도 바로 지워집니다. 그 뒤에 연락하셨다면 마지막으로 연락하신 때를 적어 주세요.`,
        );
      }
      const channels = createChannels(config, createLog('silent'), storage.keyring);
      // The request is delivered like a submitted one, because the firm needs the links in its mail.
      const submission = { consultation, entered, suspected: false, ...unsent };
      const row = {
        ...newRow(submission, storage.keyring),
        received_at: receivedAt,
        status_changed_at: receivedAt,
        last_contact_at: receivedAt,
      };
      await onRecord(storage.db, person, async (transaction) => {
        await insertRequests(transaction, [row], enqueueRequests(channels));
        return { action: 'add', subject: row.reference, result: null };
      });
      const until = values.at ? ` 보관 기간에 따라 ${formatInstant(deletedAt)}에 지워집니다.` : '';
      print(`${row.reference}: 적어 넣었습니다.${until}`);
    });
  },
});

/** Values that only a submitted form has. */
const unsent = { source: {}, idempotencyKey: null, suspicions: [] };

type Given = Partial<Record<keyof typeof options, string | undefined>>;

const questions = {
  way: `어떻게 왔습니까 (${listOf(ways)}): `,
  name: '성함: ',
  phone: '전화번호 (없으면 비워 두세요): ',
  email: '이메일 (없으면 비워 두세요): ',
  basis: '개인정보를 적어 두는 근거 (예: 전화로 동의하심): ',
} as const;

/** Asks at the terminal for the options that were not given. */
async function askMissing(given: Given): Promise<Given> {
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  const answers = { ...given };
  try {
    for (const [name, question] of Object.entries(questions) as [keyof Given, string][]) {
      const answered = name === 'email' && answers.phone;
      if (answers[name] === undefined && !answered) answers[name] = await reader.question(question);
    }
  } finally {
    reader.close();
  }
  return answers;
}

/** Checks the options as the form is checked. The form's consent counts as given: `--basis` takes its place. */
function readConsultation(given: Given): Consultation {
  const fields = {
    name: given.name ?? '',
    phone: given.phone ?? '',
    email: given.email ?? '',
    stage: given.stage ? readWord('상황', stages, given.stage) : 'unsure',
    area: given.area ? readWord('업무', areas, given.area) : '',
    diedOn: given.died ?? '',
    message: given.message ?? '',
    consent: 'yes',
    // The command does not ask for these.
    method: '',
    time: '',
    facts: '',
    confirmation: '',
    marketing: '',
  } satisfies Record<FieldName, string>;
  const parsed = parseConsultation(new URLSearchParams(fields), koreanDay(new Date()));
  if (parsed.ok) return parsed.consultation;
  throw new UsageFault(Object.values(parsed.errors).join('\n'));
}

function readEntered({ way = '', basis = '' }: Given): Entered {
  const words = readLine('근거', basis, 200);
  if (words) return { way: readWord('방법', ways, way), basis: words };
  throw new UsageFault(
    `--way(${listOf(ways)})와 --basis(개인정보를 적어 두는 근거)를 적어 주세요. 예: --way 전화 --basis "전화로 동의하심"`,
  );
}
