import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountOf } from './data-account.ts';

/** Accounts that are none of this machine's people. */
const site = { uid: 64_321, gid: 64_322 };
const other = { uid: 64_331, gid: 64_332 };

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'account-')));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

function make(path: string, { uid = 0, gid = 0 } = {}, mode = 0o755): string {
  const made = join(folder, path);
  mkdirSync(made);
  chmodSync(made, mode);
  chownSync(made, uid, gid);
  return made;
}

function link(target: string, path: string, { uid = 0, gid = 0 } = {}): string {
  const made = join(folder, path);
  symlinkSync(target, made);
  lchownSync(made, uid, gid);
  return made;
}

describe.skipIf(process.getuid?.() !== 0)('root acts as', () => {
  test('the account that owns the data folder', () => {
    expect(accountOf(make('data', site))).toEqual(site);
  });

  test('itself if only root can change the path, even before the folder exists', () => {
    expect(accountOf(make('data'))).toBeNull();
    expect(accountOf(join(folder, 'not', 'there'))).toBeNull();
  });

  test('the account that could redirect the path, whoever owns the folder at its end', () => {
    make('checkout', other);
    expect(accountOf(make('checkout/data', site))).toEqual(other);
    expect(accountOf(make('checkout/of-root'))).toEqual(other);
    expect(accountOf(join(folder, 'checkout/missing'))).toEqual(other);
    symlinkSync('/root', join(folder, 'checkout/link'));
    expect(accountOf(join(folder, 'checkout/link'))).toEqual(other);
  });

  test("the owner of the folder to which root's own link leads", () => {
    make('disk');
    make('disk/data', site);
    expect(accountOf(link('disk/data', 'relative'))).toEqual(site);
    expect(accountOf(link(join(folder, 'disk/data'), 'absolute'))).toEqual(site);
    expect(accountOf(join(link('disk', 'above'), '../disk/data'))).toEqual(site);
  });

  test('the owner of a link', () => {
    make('shared', {}, 0o1777);
    const led = link('/root', 'shared/data', site);
    expect(accountOf(led)).toEqual(site);
  });

  test('nobody, with an error, if a group or everybody can change the path', () => {
    make('group', { gid: other.gid }, 0o775);
    make('everybody', {}, 0o777);
    make('group/data');
    make('everybody/data', site);
    for (const path of ['group/data', 'group/missing', 'everybody/data']) {
      expect(() => accountOf(join(folder, path)), path).toThrow(/다른 계정도.*sudo -u/);
    }
    expect(accountOf(join(make("root's group", {}, 0o775), 'missing'))).toBeNull();
    make('sticky', {}, 0o1777);
    expect(() => accountOf(join(folder, 'sticky/missing'))).toThrow(/다른 계정도/);
    expect(accountOf(make('sticky/data'))).toBeNull();
    const circle = link('circle', 'circle');
    expect(() => accountOf(circle)).toThrow(/다른 계정도/);
  });
});
