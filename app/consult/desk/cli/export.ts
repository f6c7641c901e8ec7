import { Encrypter } from 'age-encryption';
import { exportRequests } from '../export/export.server.ts';
import { command } from './command.ts';
import { CommandFault, explainFile, UsageFault } from './fault.ts';
import { print, printNote } from './output.ts';
import { askPassphrase } from './passphrase.ts';
import { readReferenceWord, readSelection, selectionHelp, selectionOptions } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const exportCommand = command({
  help: `
consult export --to 파일 [옵션]    신청을 암호화한 파일(age)로 내보냅니다. 접속기록에 남습니다.

  --to 파일         새로 만들 파일. 있는 파일은 덮어쓰지 않습니다
  --recipient 키    받는 사람의 age 공개 키(age1…). 여러 번 적을 수 있습니다. 없으면 암호를 두 번 묻습니다. 터미널이 아니면 표준 입력의 첫 줄을 암호로 씁니다
  --format 꼴       csv(엑셀, 기본) 또는 json
  --reference 번호  이 접수번호만. 여러 번 적을 수 있습니다
${selectionHelp}
  --plain --yes     암호화하지 않습니다. 두 옵션을 다 적어야 합니다

여는 법: age -d -o 신청.csv 신청.csv.age (열쇠로 잠갔으면 -i 열쇠파일을 덧붙입니다)
`,
  options: {
    ...selectionOptions,
    to: { type: 'string' },
    format: { type: 'string' },
    recipient: { type: 'string', multiple: true },
    reference: { type: 'string', multiple: true },
    plain: { type: 'boolean' },
    yes: { type: 'boolean' },
  },
  async run(values) {
    const { to: file, recipient: recipients, reference, plain, yes } = values;
    if (!file) throw new UsageFault('--to에 만들 파일의 이름을 적어 주세요.');
    const selection = { ...readSelection(values), references: reference?.map(readReferenceWord) };
    const { format = 'csv' } = values;
    if (format !== 'csv' && format !== 'json') {
      throw new UsageFault('--format은 csv 또는 json입니다.');
    }
    if (plain && recipients) {
      throw new UsageFault('--plain과 --recipient 가운데 하나만 적어 주세요.');
    }
    if (plain && !yes) {
      throw new UsageFault(
        '암호화하지 않은 파일은 누구나 읽을 수 있습니다. 그래도 만들려면 --yes를 함께 적어 주세요.',
      );
    }
    const encrypter = plain ? null : await createEncrypter(recipients);
    await withStorage(async ({ storage, person }) => {
      const options = { selection, format, encrypter, file } as const;
      const { count, damaged } = await exportRequests(storage, person, options).catch(
        explainFile(file),
      );
      print(`${file}에 ${count}건을 내보냈습니다.`);
      if (plain) {
        printNote('이 파일은 암호화되지 않았습니다. 다 쓰신 뒤 되살릴 수 없게 지워 주세요.');
      }
      if (damaged.length > 0) {
        throw new CommandFault(`열리지 않아 내용 없이 들어간 신청: ${damaged.join(' ')}`);
      }
    });
  },
});

/** Encrypts for the recipients or, if there are none, with a passphrase. */
async function createEncrypter(recipients: string[] | undefined): Promise<Encrypter> {
  const encrypter = new Encrypter();
  if (!recipients) encrypter.setPassphrase(await askPassphrase());
  for (const recipient of recipients ?? []) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new UsageFault(
        `age 공개 키로 읽을 수 없습니다: ${recipient}. age-keygen이 알려 주는 age1…을 적어 주세요.`,
      );
    }
  }
  return encrypter;
}
