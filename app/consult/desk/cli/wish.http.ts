import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../../tests/site/office.ts';
import { openStore, submission } from '../../../../tests/site/storage.ts';
import { consultAtTerminal } from '../../../../tests/site/terminal.ts';

let office: Office;
let reference: string;
beforeEach(async () => {
  office = await openOffice();
  reference = (await openStore(office.storage).accept(submission())).receipt.reference;
});
afterEach(() => office.close());

const wish = async (...words: string[]) => {
  const { code, stdout, stderr } = await office.consult('wish', ...words);
  return [code, stdout + stderr] as const;
};

test('enters a wish, lists it, and takes it back', async () => {
  expect(await wish()).toEqual([0, expect.stringContaining('그런 요구가 없습니다')]);
  const words = [reference.toLowerCase(), '삭제', '--verified', '신분증'];
  expect(await wish(...words)).toEqual([0, expect.stringMatching(/적었습니다.*저절로 지웁니다/)]);
  expect(await wish(...words)).toEqual([1, expect.stringContaining('이미 있습니다')]);
  for (const listed of [await wish(), await wish(reference)]) {
    expect(listed).toEqual([0, expect.stringMatching(/삭제.*신분증을 봄/s)]);
  }
  expect(await wish(reference, '삭제', '--back')).toEqual([0, expect.stringContaining('취소했')]);
  expect(await wish(reference, '삭제', '--back')).toEqual([1, expect.stringContaining('이미 끝')]);
  expect(await wish()).toEqual([0, expect.stringContaining('그런 요구가 없습니다')]);
  expect(await wish(reference)).toEqual([0, expect.stringContaining('취소했습니다')]);
  const log = JSON.parse((await office.consult('log', '--json')).stdout);
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'wish-delete', subject: `${reference} 신분증을 봄` }),
  );
});

test('WI-1: enters nothing for a person who was not verified, and says what to do', async () => {
  expect(await wish(reference, '삭제', '--verified', '확인하지 못함')).toEqual([
    1,
    expect.stringMatching(/다시 걸거나.*신분증/),
  ]);
  expect(await wish()).toEqual([0, expect.stringContaining('그런 요구가 없습니다')]);
});

test.each([
  [['삭제'], /--verified/],
  [['없앰', '--verified', '신분증'], /삭제와 열람/],
  [['삭제', '--verified', '목소리'], /저장된 번호로 다시 걸어 확인/],
  [['삭제', '--verified', '저장된'], /저장된 번호로 다시 걸어 확인/],
  [['삭제', '--given'], /열람 요구에만/],
  [['열람', '--back', '--given'], /하나만/],
  [['--back'], /삭제 또는 열람/],
])('%j is refused, with what to type', async (words, problem) => {
  expect(await wish(reference, ...words)).toEqual([2, expect.stringMatching(problem)]);
});

test('a copy that was not sent yet cannot be marked as handed over', async () => {
  expect((await wish(reference, '열람', '--verified', '신분증'))[0]).toBe(0);
  expect(await wish(reference, '열람', '--given')).toEqual([
    1,
    expect.stringContaining('아직 드릴 때가 아닙니다'),
  ]);
  expect(await wish(reference, '삭제', '--back')).toEqual([1, expect.stringContaining('없습니다')]);
});

describe.runIf(process.platform === 'linux')('at a terminal', () => {
  const atTerminal = (...answers: [question: string, typed: string][]) =>
    consultAtTerminal(office.environment, ['wish', reference, '삭제'], answers);

  test('asks how the person was verified, again after an unknown answer', async () => {
    const { code, shown } = await atTerminal(
      ['어떻게 확인하셨습니까', '목소리로'],
      ['어떻게 확인하셨습니까', '다시 걸어'],
    );
    expect(code, shown).toBe(0);
    expect(shown).toContain('어떻게 확인하셨는지 골라 주세요');
    expect((await wish())[1]).toContain('저장된 번호로 다시 걸어 확인');
  });

  test('ends without a wish if the person was not verified', async () => {
    const { code, shown } = await atTerminal(['어떻게 확인하셨습니까', '확인하지 못함']);
    expect(code, shown).toBe(1);
    expect(shown).toContain('확인하지 못했으면');
    expect((await wish())[1]).toContain('그런 요구가 없습니다');
  });
});
