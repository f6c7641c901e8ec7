import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { configOrExit } from '#app/server/config.ts';
import { databaseFile, openDatabase } from '#app/server/database/open.ts';
import { letterFile } from './channels/mail.server.ts';
import { deliveryState, listTable, requestSheet } from './cli-tables.ts';
import { inert } from './letter.ts';
import { readReference } from './reference.ts';
import { createStore } from './store.server.ts';

const usage = `상담 신청을 봅니다.

  npm run consult -- list              받은 신청, 새것부터
  npm run consult -- show 접수번호     한 건의 내용과 전달 상태
  npm run consult -- delete 접수번호   한 건을 되살릴 수 없게 지움

  --json   프로그램이 읽을 수 있게
  --yes    묻지 않고 지움
`;

/** The firm's command line. Codes: 0 done, 1 no such request, 2 not understood. */
async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  const [command, argument = ''] = positionals;
  if (values.help || !command) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  if (!['list', 'show', 'delete'].includes(command)) {
    return complain(`'${command}' 명령은 없습니다.\n\n${usage}`, 2);
  }
  if (command !== 'list' && !argument) return complain(`접수번호를 적어 주세요.\n\n${usage}`, 2);
  const { dataDir } = configOrExit();
  const file = databaseFile(dataDir);
  if (!existsSync(file)) {
    return complain(
      `${file}이 없습니다. 서버를 한 번이라도 시작했는지, DATA_DIR이 맞는지 보세요.`,
      1,
    );
  }
  const db = await openDatabase(dataDir).catch(() =>
    process.exit(complain(`${file}을 열 수 없습니다. 읽고 쓸 수 있는지, 온전한지 보세요.`, 1)),
  );
  const store = createStore(db, []);
  const print = (data: unknown, table: () => string) =>
    console.log(values.json ? JSON.stringify(data, null, 2) : table());
  try {
    if (command === 'list') {
      const requests = await store.list();
      print(requests, () => listTable(requests));
      return 0;
    }
    const request = await store.find(readReference(argument) ?? '');
    if (!request) return complain(`접수번호 '${argument}'인 신청이 없습니다.`, 1);
    if (command === 'delete') {
      if (!values.yes) {
        return complain(
          `${request.reference}을 지웁니다. 되살릴 수 없습니다. --yes를 붙여 주세요.`,
          2,
        );
      }
      await store.remove(request.reference);
      await rm(letterFile(dataDir, request.reference), { force: true });
      console.log(`${request.reference}을 지웠습니다. 이미 보낸 메일은 메일함에서 지워 주세요.`);
      return 0;
    }
    const deliveries = await store.deliveries(request.id);
    print({ ...request, deliveries: deliveries.map(deliveryState) }, () =>
      requestSheet(request, deliveries),
    );
    return 0;
  } finally {
    await db.destroy();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        yes: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.exit(complain(`알 수 없는 옵션입니다: ${reason}\n\n${usage}`, 2));
  }
}

function complain(message: string, code: number): number {
  console.error(inert(message));
  return code;
}

process.exitCode = await main();
