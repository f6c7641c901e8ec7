import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { firm as bare } from '#app/firm/data/samples/bare-firm.data.ts';
import { firm as full } from '#app/firm/data/samples/full-firm.data.ts';
import type { Firm } from '#app/firm/schema/firm-schema.ts';
import { reader } from '#app/router/visit-context.ts';
import { textPieces } from '../../../tests/site/text-pieces.ts';

afterEach(() => {
  vi.doUnmock('#app/firm/view/firm.ts');
  vi.resetModules();
});

/** The texts of the page's elements, made for a firm. */
async function pageOf(firm: Firm): Promise<string> {
  vi.resetModules();
  vi.doMock('#app/firm/view/firm.ts', () => ({ firm }));
  const { fees } = await import('./fees.tsx');
  const answer = await fees.page({
    params: {},
    origin: 'https://www.example.com',
    read: reader(new Map()),
  });
  return textPieces(renderToStaticMarkup(answer?.body));
}

describe('a firm that names its prices', () => {
  test('shows the lowest and the highest amount, each with its condition', async () => {
    const page = await pageOf(full);
    expect(page).toContain(
      '상속포기·한정승인|한 분에|30만 원|부터|성년 한 분이고 서류가 있을 때|60만 원|까지|미성년 자녀가 있거나 기한이 가까울 때|',
    );
    expect(page).toContain('부가가치세 10%가 붙습니다');
  });

  test('shows one amount without 부터', async () => {
    expect(await pageOf(full)).toContain('유언장|50만 원|자필 유언을 확인할 때|');
  });

  test('shows the first consultation by its minutes', async () => {
    expect(await pageOf(full)).toContain('|첫 상담 30분|5만 원|전화, 화상, 방문 모두 같습니다.|');
  });
});

test('shows the note on the consultation fee even when it names no minutes', async () => {
  const firstConsultation = { charged: true as const, amount: '5만 원', how: '화상도 됩니다.' };
  expect(await pageOf({ ...bare, firstConsultation })).toContain('|화상도 됩니다.|');
});

test('a firm without prices explains how a fee is made up', async () => {
  const page = await pageOf(bare);
  expect(page).toContain('보수는 이렇게 정해집니다');
  expect(page).not.toContain('부터|');
});
