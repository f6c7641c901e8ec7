import { afterEach, expect, test, vi } from 'vitest';
import { firm as sample } from './firm.ts';

afterEach(() => {
  vi.doUnmock('./firm.ts');
  vi.resetModules();
});

/** Imports the module for a firm with two lawyers. */
async function moduleOf(isSample: boolean) {
  vi.resetModules();
  const lawyers = [
    { id: 'kim', name: '김가', role: '변호사' },
    { id: 'lee', name: '이나', role: '변호사' },
  ];
  vi.doMock('./firm.ts', () => ({ firm: { ...sample, sample: isSample, lawyers } }));
  return import('./review-line.ts');
}

const review = (by: string, on: string) => ({ reviewed: { by, on, text: 'abcdefgh' } });

test('names the lawyer and the day', async () => {
  const { reviewLine } = await moduleOf(false);
  expect(reviewLine(review('lee', '2026-12-01'))).toBe(
    '이나 변호사가 2026. 12. 1.에 확인했습니다.',
  );
});

test('no text is printed without a review, or with one by nobody of the firm', async () => {
  const { reviewLine } = await moduleOf(false);
  expect(() => reviewLine({})).toThrow();
  expect(() => reviewLine(review('choi', '2026-12-01'))).toThrow("'choi'");
});

test('the sample says that no lawyer has reviewed its texts', async () => {
  const { reviewLine } = await moduleOf(true);
  expect(reviewLine({})).toBe('견본입니다. 변호사가 확인하기 전의 글입니다.');
  expect(reviewLine(review('kim', '2026-12-01'))).toBe(reviewLine({}));
});

test('texts have one line together if one lawyer has reviewed all of them on one day', async () => {
  const { commonReviewLine, reviewLine } = await moduleOf(false);
  const one = review('kim', '2026-12-01');
  expect(commonReviewLine([one, review('kim', '2026-12-01')])).toBe(reviewLine(one));
  expect(commonReviewLine([one, review('lee', '2026-12-01')])).toBeNull();
  expect(commonReviewLine([one, review('kim', '2026-12-02')])).toBeNull();
  expect(commonReviewLine([])).toBeNull();
});
