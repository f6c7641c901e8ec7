import { setStatus } from '../admin/status.server.ts';
import { deletionDue } from '../retention/retention-period.ts';
import { formatInstant } from '../submission/instant.ts';
import { statuses } from '../submission/stored.ts';
import { command } from './command.ts';
import { noSuchRequest } from './fault.ts';
import { print } from './output.ts';
import { readReferenceWord, readStatus } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const status = command({
  help: `
consult status 접수번호 상태    상태는 신규, 연락함, 수임, 종결, 의심 가운데 하나입니다.

연락함과 수임은 지금 연락이 닿았다는 뜻이어서, 보유 기간을 지금부터 다시 셉니다. 다시 연락하셨으면 연락함을 한 번 더
적으면 됩니다.
`,
  options: {},
  words: ['접수번호', '상태'],
  run(_, [word = '', name = '']) {
    const reference = readReferenceWord(word);
    const chosen = readStatus(name);
    return withStorage(async ({ storage, config, person }) => {
      const lastContactAt = await setStatus(storage, person, reference, chosen);
      if (!lastContactAt) throw noSuchRequest(reference);
      const due = formatInstant(deletionDue(lastContactAt, config.retentionMonths));
      print(`${reference}: ${statuses[chosen]}. ${due}에 저절로 지워집니다.`);
      return 0;
    });
  },
});
