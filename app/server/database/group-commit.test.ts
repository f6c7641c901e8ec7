import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

let database: DatabaseSync;
let commits: number;
let write: ReturnType<typeof createGroupCommit<DatabaseSync>>;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec('create table note (text text not null unique)');
  commits = 0;
  write = createGroupCommit<DatabaseSync>(
    async (work) => {
      database.exec('begin');
      try {
        await work(database);
        database.exec('commit');
        commits++;
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        throw error;
      }
    },
    (statements) => database.exec(statements),
  );
});

const insert = (text: string | null) => async (connection: DatabaseSync) => {
  connection.prepare('insert into note values (?)').run(text);
  // As a real query does, it comes back later.
  await Promise.resolve();
  return text;
};
const notes = () =>
  database
    .prepare('select text from note')
    .all()
    .map(({ text }) => text);

describe('group commit', () => {
  test('shares a commit among those who come at once, and answers each after it', async () => {
    const all = ['a', 'b', 'c', 'd'].map(async (text) => {
      let before = Number.NaN;
      const written = await write(async (connection) => {
        before = commits;
        return insert(text)(connection);
      });
      expect(written).toBe(text);
      expect(commits, 'committed when it is told').toBeGreaterThan(before);
    });
    await Promise.all(all);
    expect(notes()).toEqual(['a', 'b', 'c', 'd']);
    expect(commits).toBeLessThan(4);
  });

  test('takes back only the part of one that fails', async () => {
    const results = await Promise.allSettled(
      ['a', null, 'a', 'b'].map((text) => write(insert(text))),
    );
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(notes()).toEqual(['a', 'b']);
  });

  test('fails all of a group that cannot be committed, and goes on with the next', async () => {
    await write(insert('before'));
    const units = ['a', 'b'].map((text) => write(insert(text)));
    const deadly = write(async (connection) => {
      // As SQLite does on a full disk.
      connection.exec('rollback');
      throw new Error('full');
    });
    const results = await Promise.allSettled([...units, deadly]);
    expect(results.at(-1)).toMatchObject({ reason: { message: 'full' } });
    expect(await write(insert('after'))).toBe('after');
    const stored = notes();
    const kept = results.slice(0, 2).map(({ status }) => status === 'fulfilled');
    expect(stored).toEqual(['before', ...['a', 'b'].filter((_, index) => kept[index]), 'after']);
  });
});
