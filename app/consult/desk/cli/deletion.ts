import { removedDeliveries } from '#app/consult/delivery/removed-deliveries.server.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { removeRequests } from '#app/consult/requests/removal.server.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import { believe, openClockGuard } from '../retention/clock-guard.server.ts';
import { dueReferences, purge, removeOldMessages } from '../retention/purge.server.ts';
import { command } from './command.ts';
import { CommandFault, noSuchRequest, UsageFault } from './fault.ts';
import { print, printJson } from './output.ts';
import { readReferenceWord } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const deleteCommand = command({
  help: `
consult delete 접수번호 --yes    신청하신 분이 지워 달라고 하실 때. 되살릴 수 없습니다.

메모, 전달 상태, 파일 통로의 메일도 같이 지웁니다. 이미 보낸 메일과 문자는 받은 곳에서, 백업은 기간이 지나면 지워집니다.
`,
  options: { yes: { type: 'boolean' } },
  words: ['접수번호'],
  async run({ yes }, [word = '']) {
    const reference = readReferenceWord(word);
    if (!yes) {
      throw new UsageFault(
        `${reference}: 지우면 되살릴 수 없습니다. 지우시려면 --yes를 붙여 주세요.`,
      );
    }
    await withStorage(async ({ storage: { db }, config: { dataDir }, person }) => {
      const { removed, busy } = await removeRequests(
        { db, person, deliveries: removedDeliveries(dataDir) },
        'delete',
        (one) =>
          one
            .selectFrom('consultation')
            .select(['id', 'reference'])
            .where('reference', '=', reference)
            .execute(),
      );
      if (busy.length > 0) {
        throw new CommandFault(
          `${reference}: 지금 보내는 중이라 아직 지우지 않았습니다. 1분 뒤에 다시 해 주세요.`,
        );
      }
      if (removed.length === 0) throw noSuchRequest(reference);
      await wipe(db);
      print(`${reference}: 지웠습니다. 이미 보낸 메일은 메일함에서 지워 주세요.`);
    });
  },
});

export const purgeCommand = command({
  help: `
consult purge          보유 기간(RETENTION_MONTHS)이 지난 신청을 지금 지웁니다. 되살릴 수 없습니다.

돌고 있는 서버가 한 시간마다 스스로 하는 일입니다. 한 번에 전체의 10%까지, 오래된 것부터 지웁니다.

  --dry-run         지우지 않고, 지워질 접수번호만 봅니다
  --many            차례가 된 것을 모두 지웁니다. 컴퓨터의 날짜를 확인하고 적어 주세요: 서버도 이 날짜를 맞는 것으로 봅니다
  --json            프로그램이 읽을 수 있게
`,
  options: {
    'dry-run': { type: 'boolean' },
    many: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run({ 'dry-run': dry = false, many = false, json }) {
    await withStorage(async ({ storage: { db }, config, person }) => {
      const now = new Date();
      if (many && !dry) believe(config.dataDir, now);
      const believed = dry || (await openClockGuard(db, config.dataDir)).believes(now);
      const aged = many ? 'all' : believed ? 'some' : 'none';
      const options = { db, config, person, now, aged } as const;
      const { deleted: references, left } = dry
        ? { deleted: await dueReferences(options), left: 0 }
        : await purge(options);
      if (!dry) {
        await wipe(db);
        if (believed) await removeOldMessages(options);
      }
      if (json) printJson(references);
      else {
        if (references.length > 0) print(references.join('\n'));
        print(`${references.length}건${dry ? '이 지워질 차례입니다.' : '을 지웠습니다.'}`);
        if (left > 0) {
          print(
            `${left}건이 남았습니다. 서버가 한 시간마다 이어서 지웁니다. 지금 모두 지우려면 --many를 붙여 주세요.`,
          );
        }
      }
      if (!believed) {
        throw new CommandFault(
          `마지막 기록보다 이레 넘게 뒤의 날짜라, 보유 기간이 지난 것은 지우지 않았습니다. 이 컴퓨터의 시각은 ${formatInstant(now.toISOString())}입니다. 맞는 시각이면 --many를 붙여 주세요.`,
        );
      }
    });
  },
});

/** Wipes deleted bytes from the database's files. Fails while another program reads the database; the rows stay deleted. */
async function wipe(db: Database): Promise<void> {
  await db.wipe().catch(() => {
    throw new CommandFault(
      '지웠습니다. 다만 다른 프로그램이 데이터베이스를 읽고 있어, 파일에 남은 흔적을 아직 덮지 못했습니다. 1분 뒤 purge를 한 번 하시면 마저 덮습니다.',
    );
  });
}
