import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../site/postgres.ts';
import { guidedSteps } from './guide.ts';
import { type Operator, openOperator } from './operator.ts';

let operator: Operator;
let postgres: Postgres;
beforeAll(async () => {
  [operator, postgres] = await Promise.all([openOperator(), startPostgres()]);
});
afterAll(async () => {
  await operator.close();
  await postgres.close();
});

test('a backup of PostgreSQL, restored by the guide into a new database', async () => {
  const takeNewDatabase = async () =>
    operator.type(`echo 'DATABASE_URL=${await postgres.createDatabase()}' > .env`);
  const steps = await guidedSteps();
  const follow = async (words: string) => {
    const step = steps.find(({ kind, commands }) => kind === 'run' && commands.includes(words));
    if (!step) throw new Error(`The guide has no ${words}.`);
    await operator.type(step.commands);
  };
  await takeNewDatabase();
  await operator.start('npm start');
  await follow('name=시험 신청');
  await follow('consult -- backup');
  await operator.stop();

  await takeNewDatabase();
  let said = '';
  for (const { kind, commands } of await guidedSteps('postgres')) {
    if (kind === 'start') await operator.start(commands);
    else said += await operator.type(commands);
  }
  expect(said).toContain('온전');
  expect(await operator.type('npm run consult -- list')).toContain('시험 신청');
  expect(await operator.type('ls data')).not.toContain('site.sqlite');
}, 120_000);
