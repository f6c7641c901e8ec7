import { expect, test } from 'vitest';
import { classifySource } from './source-class.ts';

test.each([
  [{}, 'direct'],
  [{ utm_source: 'naver', utm_medium: 'cpc' }, 'naver_ads'],
  [{ utm_source: 'naver_brand', utm_medium: 'CPC', referrer: 'google.com' }, 'naver_ads'],
  [{ NaPm: 'ct=1|ci=2', referrer: 'm.search.naver.com' }, 'naver_ads'],
  [{ gclid: 'x', referrer: 'www.google.com' }, 'google_ads'],
  [{ utm_source: 'daangn', utm_medium: 'paid_social' }, 'karrot_ads'],
  [{ utm_source: '김새벽', utm_medium: 'cpc' }, 'other_ads'],
  [{ utm_source: 'letter', utm_medium: 'email' }, 'mail'],
  [{ referrer: 'search.naver.com' }, 'naver'],
  [{ referrer: 'm.blog.naver.com' }, 'naver_blog'],
  [{ referrer: 'www.google.co.kr' }, 'google'],
  [{ referrer: 'chatgpt.com' }, 'assistant'],
  [{ referrer: 'pf.kakao.com' }, 'kakao'],
  [{ referrer: 'l.instagram.com' }, 'meta'],
  [{ referrer: 'naver.com.evil.example' }, 'other'],
  [{ utm_source: '010-1234-5678' }, 'other'],
] as const)('%o comes from %s', (source, name) => {
  expect(classifySource(source)).toBe(name);
});
