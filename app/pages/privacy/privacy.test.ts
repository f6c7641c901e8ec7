import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { collected } from '#app/consult/requests/consent.ts';
import { type FieldName, fieldNames } from '#app/consult/requests/fields/schema.ts';
import { reader } from '#app/router/visit-context.ts';
import { trackingTools } from '#app/tracking/copy.ts';
import { type ToolName, toolNames } from '#app/tracking/tools.ts';
import { privacy, privacyWith } from './copy.ts';
import { disclaimerPage } from './disclaimer-copy.ts';
import { withErrorReports } from './error-reports-copy.ts';
import { disclaimer } from './privacy.tsx';

test.each(fieldNames)('the policy names %s, which the form asks for', (name) => {
  const items: Record<FieldName, string> = {
    ...collected.required,
    ...collected.optional,
    ...collected.consents,
  };
  expect(JSON.stringify(privacy.sections)).toContain(items[name]);
});

test('the policy and the notices name no service that the firm may not use', () => {
  expect(JSON.stringify([privacy.sections, disclaimerPage.sections])).not.toMatch(
    /카카오|네이버|유튜브/,
  );
});

test('announces a change until its day, which then becomes the effective date', async () => {
  vi.resetModules();
  const before = { date: '2026-11-27', text: '처음 제정했습니다.' };
  const change = { date: '2027-02-01', text: '회사를 바꿉니다.' };
  vi.doMock('#app/firm/data/policy-words.data.ts', () => ({
    firmPolicy: { changes: [change, before] },
  }));
  const { policyOn } = await import('./copy.ts');
  vi.doUnmock('#app/firm/data/policy-words.data.ts');
  expect(policyOn('2027-01-31')).toEqual({
    effective: '2026-11-27',
    announced: expect.stringMatching(
      /^2027\. 2\. 1\.부터 처리방침이 바뀝니다\..*회사를 바꿉니다\.$/,
    ),
  });
  expect(policyOn('2027-02-01')).toEqual({ effective: '2027-02-01' });
});

test('the notices have no effective date', async () => {
  const answer = await disclaimer.page({ params: {}, origin: '', read: reader(new Map()) });
  expect(renderToStaticMarkup(answer?.body)).not.toContain('시행일');
});

test('the policy lists every tool with its company, country, items, purpose, period and opt-out', () => {
  // The table has all of them as its keys.
  const names = Object.keys(trackingTools) as ToolName[];
  const section = privacyWith(names, []).sections.find(({ id }) => id === 'tools');
  expect(section?.rows).toHaveLength(names.length);
  for (const name of names) {
    const row = section?.rows?.find(({ term }) => term === trackingTools[name].name);
    for (const fact of Object.values(trackingTools[name])) {
      expect(`${row?.term}\n${row?.text}`).toContain(fact);
    }
  }
});

test('the policy drops statements that a tool makes untrue', () => {
  const words = (names: ToolName[]) => JSON.stringify(privacyWith(names, []));
  const untrue = /쿠키만 씁니다\. 작성 중인|도구는 쓰지 않습니다|개인정보의 처리를 위탁하지/;
  expect(words([])).toMatch(untrue);
  expect(words(toolNames({ kakao: { id: '1' } }))).not.toMatch(untrue);
  expect(words(['kakao'])).toContain('카카오 픽셀');
  expect(words(['kakao'])).not.toContain('Clarity');
});

test('mentions recorded visits only with error reports, which ask for consent', () => {
  const facts = { host: 'o1.ingest.sentry.io', tunnel: true };
  for (const names of [[], ['kakao']] satisfies ToolName[][]) {
    const words = JSON.stringify(withErrorReports(privacyWith(names, []), facts));
    expect(words).toMatch(/허용하신 방문은 열 번에 한 번/);
    expect(words).toMatch(/‘분석·광고 도구 설정’에서 방문 분석을 거부하시거나/);
    expect(words).toContain('임의의 번호를 이 탭을 닫을 때까지');
    expect(words).not.toContain('개인정보의 처리를 위탁하지');
    const without = /열 번에 한 번|선택된 방문|임시 저장소의 번호/;
    expect(JSON.stringify(privacyWith(names, []))).not.toMatch(without);
  }
});

const abroad = {
  country: '미국',
  items: '성함과 연락처',
  how: '신청하실 때 암호화된 통신으로',
  contact: 'privacy@example.com',
  period: '1년',
  refusal: '전화로 상담하시면 보내지 않습니다.',
};

test('names each processor, with all facts that the law requires for processors abroad', () => {
  const { sections } = privacyWith(
    [],
    [
      { name: '주식회사 보관소', work: '서버 운영' },
      { name: 'Mail, Inc.', work: '이메일 발송', abroad },
    ],
  );
  const { rows = [], paragraphs } = sections.find(({ id }) => id === 'processors') ?? {};
  expect(paragraphs, 'nothing denies it').toBeUndefined();
  expect(rows[0]).toEqual({ term: '주식회사 보관소', text: '서버 운영' });
  for (const fact of ['이메일 발송', ...Object.values(abroad)]) {
    expect(`${rows[1]?.term}\n${rows[1]?.text}`).toContain(fact);
  }
});

test('denies no processor if the firm writes nothing about them', () => {
  const { sections } = privacyWith([], null);
  const { paragraphs } = sections.find(({ id }) => id === 'processors') ?? {};
  expect(paragraphs).toEqual(['처리를 맡은 회사의 이름은 전화로 물어보시면 알려 드립니다.']);
});

test('names the recipient of error reports as the firm names its server', () => {
  const facts = { host: 'errors.example.com', tunnel: true };
  const to = (hosts: string[]) => {
    const processor = { name: '주식회사 오류', work: '오류 보고 보관', hosts };
    const { sections } = withErrorReports(privacyWith([], [processor]), facts, [processor]);
    return sections.find(({ id }) => id === 'error-reports')?.rows?.[0]?.text;
  };
  expect(to(['example.com'])).toBe('주식회사 오류 (errors.example.com)');
  expect(to(['ample.com'])).toBe('errors.example.com');
});
