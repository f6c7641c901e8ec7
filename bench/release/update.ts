import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Operator, openOperator } from '../../tests/guide/operator.ts';
import { directly, visit } from '../../tests/guide/visits.ts';
import { blankSettings } from '../../tests/site/server.ts';
import { storedRequests } from '../../tests/site/stored-requests.ts';
import { formsOf, type Row, tally } from './tally.ts';

/** Visitors, and the pause of each between an answer and the next request, in milliseconds. */
const LOAD = [3, 100] as const;

/** The block of the guide before it had `npm run update`; with what keeps the files of the earlier build. */
const BY_HAND = `mkdir -p old-assets && cp -R dist/client/assets/. old-assets/
git pull && npm ci && npm run build
cp -Rn old-assets/. dist/client/assets/`;

/** Updates under load, with packages that are installed and a site that is built anew each time. */
export async function* updates(): AsyncGenerator<Row> {
  const operator = await openOperator({ installs: true });
  try {
    await writeFile(join(operator.folder, '.env'), 'TRUSTED_PROXIES=127.0.0.1\n');
    await operator.start('npm start');
    yield await visited(operator, 'before', async () => {
      await operator.release({ 'app/server/note.ts': '// 1\n' });
      await operator.stop();
      await operator.type(BY_HAND);
      await operator.start('npm start');
    });
    await operator.stop();
    await operator.type('npm run update -- --here');
    const supervisor = await operator.supervise();
    yield await visited(operator, 'after', async () => {
      await operator.release({ 'app/server/note.ts': '// 2\n' });
      await operator.type('npm run update');
    }).finally(supervisor.close);
  } finally {
    await operator.close();
  }
}

/** What visitors are answered while something is done. */
async function visited(
  { folder, url }: Operator,
  when: string,
  act: () => Promise<void>,
): Promise<Row> {
  const stored = async () => {
    const settings = { ...blankSettings, DATA_DIR: join(folder, 'data') };
    return (await storedRequests(settings)).map(({ name }) => name);
  };
  const earlier = new Set(await stored());
  const { ask, counts } = tally(directly(url));
  const visits = visit(ask, ...LOAD);
  await visits.goOn();
  await act().finally(visits.goOn).finally(visits.end);
  const forms = formsOf(
    (await stored()).filter((name) => !earlier.has(name)),
    visits.received,
  );
  return {
    promise: 'an update',
    setUp: when === 'before' ? 'by hand' : 'npm run update',
    when,
    ...counts,
    forms,
  };
}
