import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ContentFault } from '../../scripts/publish/content-fault.ts';
import { openPublisher } from './publisher.ts';
import { pushFault, words } from './publisher-words.ts';

let place: string;
let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const write = (phone: string) =>
  writeFileSync(join(root, 'content/firm.yaml'), `phone: ${phone}\n`);
/** The file in the repository to which the editor pushes. */
const pushed = () => git('--git-dir', join(place, 'remote.git'), 'show', 'main:content/firm.yaml');
const whole = async () => {};

/** A repository with one publication, and the one to which it pushes. Each test has a copy. */
let first: string;
beforeAll(() => {
  first = enter();
  mkdirSync(join(root, 'content'), { recursive: true });
  git('init', '--quiet', '--bare', '-b', 'main', join(place, 'remote.git'));
  git('init', '--quiet', '-b', 'main');
  git('remote', 'add', 'origin', '../remote.git');
  write('02-1');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  git('push', '--quiet', '-u', 'origin', 'main');
  return () => rmSync(first, { recursive: true });
});

beforeEach(() => {
  const copy = enter();
  cpSync(first, copy, { recursive: true });
  onTestFinished(() => rmSync(copy, { recursive: true }));
});

function enter(): string {
  place = mkdtempSync(join(tmpdir(), 'publisher-'));
  root = join(place, 'site');
  return place;
}

test('publishes content/ and nothing else, and undoes it', async () => {
  const publisher = openPublisher(root, whole);
  write('02-2');
  writeFileSync(join(root, 'other.txt'), 'not content');
  expect(await publisher.status()).toEqual({
    text: words.unpublished(1),
    items: [{ term: '법인', text: '고쳤습니다: 전화 ‘02-1’ → ‘02-2’' }],
  });
  expect((await publisher.undo()).text).toBe(words.unpublishedFirst);
  expect((await publisher.publish()).text).toBe(words.published);
  expect(pushed()).toBe('phone: 02-2\n');
  expect(git('status', '--porcelain')).toBe('?? other.txt\n');
  expect(git('log', '-1', '--format=%s')).toBe('게시: 법인\n');
  expect((await publisher.publish()).text).toBe(words.nothing);
  expect((await publisher.undo()).text).toBe(words.undone);
  expect([pushed(), readFileSync(join(root, 'content/firm.yaml'), 'utf8')]).toEqual([
    'phone: 02-1\n',
    'phone: 02-1\n',
  ]);
});

test('does not publish content with faults', async () => {
  const items = [{ term: '법인 (content/firm.yaml, 1번째 줄)', text: '전화번호가 틀립니다' }];
  const publisher = openPublisher(root, async () => {
    throw new ContentFault(['content/firm.yaml 1줄: 전화번호가 틀립니다']);
  });
  write('x');
  expect(await publisher.publish()).toEqual({ text: words.faults, items });
  expect(pushed()).toBe('phone: 02-1\n');
});

test('keeps what others have published, and stops where both changed the same', async () => {
  const publisher = openPublisher(root, whole);
  const other = join(place, 'other');
  git('clone', '--quiet', join(place, 'remote.git'), other);
  const publishOther = (file: string) => {
    writeFileSync(join(other, file), 'phone: 02-9\n');
    git('-C', other, 'add', '.');
    git('-C', other, 'commit', '--quiet', '-m', 'other');
    git('-C', other, 'push', '--quiet');
  };
  publishOther('content/search.yaml');
  write('02-2');
  expect((await publisher.publish()).text).toBe(words.published);
  git('-C', other, 'pull', '--quiet');
  publishOther('content/firm.yaml');
  write('02-3');
  expect((await publisher.publish()).text).toBe(words.conflict);
  expect(readFileSync(join(root, 'content/firm.yaml'), 'utf8')).toBe('phone: 02-3\n');
  expect((await publisher.status()).text).toBe(words.notSent);
});

test('a publication that did not reach the repository is sent by the next one', async () => {
  const publisher = openPublisher(root, whole);
  const lost = join(place, 'remote.git');
  git('remote', 'set-url', 'origin', join(place, 'lost.git'));
  write('02-2');
  expect((await publisher.publish()).text).toMatch(/^게시하지 못했습니다/);
  git('remote', 'set-url', 'origin', lost);
  expect((await publisher.status()).text).toBe(words.notSent);
  expect((await publisher.publish()).text).toBe(words.published);
  expect(pushed()).toBe('phone: 02-2\n');
});

test('undoes nothing that cannot be sent', async () => {
  const publisher = openPublisher(root, whole);
  write('02-2');
  await publisher.publish();
  git('remote', 'set-url', 'origin', join(place, 'lost.git'));
  expect((await publisher.undo()).text).toMatch(/^게시하지 못했습니다/);
  expect(readFileSync(join(root, 'content/firm.yaml'), 'utf8')).toBe('phone: 02-2\n');
  expect((await publisher.status()).text).toBe(words.nothing);
});

test('takes no token for a repository that uses none', async () => {
  expect((await openPublisher(root, whole).takeToken('secret'))?.text).toBe(words.noToken);
});

test('a folder from a ZIP file has no repository', async () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect((await openPublisher(root, whole).publish()).text).toBe(words.noRepository);
});

test.each([
  ["fatal: Authentication failed for 'https://github.com/a/b.git/'", true, words.token],
  [
    'fatal: could not read Username for https://github.com: terminal prompts disabled',
    true,
    words.token,
  ],
  [
    'remote: Permission to a/b.git denied to c.\nThe requested URL returned error: 403',
    true,
    words.token,
  ],
  ['fatal: unable to access: Could not resolve host: github.com', false, words.offline],
])('says what to do about %j', (stderr, needsToken, text) => {
  expect(pushFault(stderr)).toEqual({ text, needsToken });
});
