import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { ways } from '#app/consult/requests/stored.ts';
import { createLog } from '#app/platform/log.ts';
import { addByOffice } from '../by-office/add-by-office.server.ts';
import {
  askedFields,
  type OfficeErrors,
  type OfficeField,
  type OfficeValues,
  officeFields,
  parseOffice,
} from '../by-office/office-form.ts';
import { createChannels } from '../messages/channels.server.ts';
import { atTerminal } from './ask.ts';
import { command } from './command.ts';
import { UsageFault } from './fault.ts';
import { print } from './output.ts';
import { listOf } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const add = command({
  help: `
consult add [옵션]    전화나 메신저로 온 신청을 적어 넣습니다.

터미널에서는 다섯 가지를 한 줄씩 묻습니다: 어떻게 왔는지, 성함, 연락처, 업무, 말씀. 옵션으로 적은 것은 셸의 기록과 프로그램 목록에 남으니, 성함과 연락처와 말씀은 묻는 말에 적어 주세요.

  --way 방법        ${listOf(ways)} (전화). 카톡처럼 적어도 됩니다
  --name 성함       모르면 적지 않습니다
  --phone 번호      전화번호나 이메일 가운데 하나는 있어야 합니다
  --email 주소
  --area 업무       업무의 말 일부. 예: 유류분
  --message 글      말씀하신 것
  --stage 상황      상황의 말 일부. 예: 빚
  --died 날짜       돌아가신 날
  --basis 근거      개인정보를 적어 두는 근거. 적지 않으면 ‘전화로 상담을 신청하심 (개인정보 보호법 제15조 제1항 제4호)’
  --at 때           받은 때. 예: "2026-11-20 14:00" (지금)

다른 신청처럼 메일로도 갑니다. 돌고 있는 서버가 1분 안에 보냅니다.
`,
  options: {
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
  },
  async run({ phone, ...options }) {
    const given: OfficeValues = { ...options, ...(phone !== undefined && { contact: phone }) };
    refuse(wrongOf(given));
    const values = process.stdin.isTTY ? await askMissing(given) : given;
    await withStorage(async ({ storage, config, person }) => {
      const channels = createChannels(config, createLog('silent'), storage.keyring);
      const { retentionMonths } = config;
      const added = await addByOffice({ ...storage, retentionMonths, channels }, person, values);
      if (!added.ok) return refuse(added.errors);
      const until = values.at
        ? ` 보관 기간에 따라 ${formatInstant(added.deletedAt)}에 지워집니다.`
        : '';
      print(`${added.reference}: 적어 넣었습니다.${until}`);
    });
  },
});

/** Checks the given options before the questions. */
function wrongOf(values: OfficeValues): OfficeErrors {
  const parsed = parseOffice(values);
  if (parsed.ok || !process.stdin.isTTY) return {};
  const errors = Object.entries(parsed.errors).filter(
    ([field]) => values[field as OfficeField] !== undefined,
  );
  return Object.fromEntries(errors);
}

/** Asks at the terminal for what was not given, each question until its answer can be read. */
function askMissing(given: OfficeValues): Promise<OfficeValues> {
  return atTerminal(async (ask) => {
    const values = { ...given };
    for (const field of askedFields) {
      const isKnown = field === 'contact' && values.email !== undefined;
      if (isKnown || values[field] !== undefined) continue;
      const { label, hint } = officeFields[field];
      values[field] = await ask(hint ? `${label} (${hint})` : label, (answer) => {
        const parsed = parseOffice({ ...values, [field]: answer });
        return parsed.ok ? undefined : parsed.errors[field];
      });
    }
    return values;
  });
}

/** @throws UsageFault with the option of each wrong field */
function refuse(errors: OfficeErrors): void {
  const lines = Object.entries(errors).map(([field, message]) => {
    const option = field === 'contact' ? 'phone' : field;
    return `--${option}: ${message}`;
  });
  if (lines.length > 0) throw new UsageFault(lines.join('\n'));
}
