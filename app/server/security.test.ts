import { expect, test } from 'vitest';
import type { ToolName, TrackingTools } from '#app/tracking/tools.ts';
import { securityHeaders } from './security.ts';

const all: Required<TrackingTools> = {
  ga4: { id: 'G-1', value: 0 },
  ads: { id: 'AW-123456789', value: 0, labels: {} },
  gtm: { id: 'GTM-1' },
  clarity: { id: 'c' },
  naver: { id: 's_1', types: {} },
  kakao: { id: '1' },
  meta: { id: '1' },
  karrot: { id: '1' },
};

function policyOf(tracking: TrackingTools): Map<string, string[]> {
  const headers = securityHeaders({ https: true, development: false, tracking });
  const directives = headers['content-security-policy']?.split('; ') ?? [];
  return new Map(
    directives.map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ')]),
  );
}

/** Third-party hosts, each with its directive. */
function hostsIn(tracking: TrackingTools): string[] {
  return [...policyOf(tracking)].flatMap(([name, words]) =>
    words.filter((word) => word.startsWith('https:')).map((host) => `${name} ${host}`),
  );
}

test('without tools, only the site’s own Trusted Types policy may create HTML', () => {
  const types = (tracking: TrackingTools) => {
    const policy = policyOf(tracking);
    return [
      policy.get('require-trusted-types-for')?.join(' '),
      policy.get('trusted-types')?.join(' '),
    ];
  };
  expect(types({})).toEqual(["require-trusted-types-for 'script'", 'trusted-types site']);
  expect(types(all)).toEqual([undefined, undefined]);
});

test('HSTS includes subdomains only if the operator sets it', () => {
  const held = (hstsSubdomains: boolean) =>
    securityHeaders({ https: true, hstsSubdomains, development: false })[
      'strict-transport-security'
    ];
  expect(held(false)).toBe('max-age=63072000');
  expect(held(true)).toBe('max-age=63072000; includeSubDomains');
});

test('without tools the policy allows no other host and no frames', () => {
  expect(hostsIn({})).toEqual([]);
  expect(policyOf({}).has('frame-src')).toBe(false);
});

// Tag Manager needs all hosts of Google's own tags.
const { gtm: _, ...beside } = all;

test.each(Object.keys(beside) as ToolName[])('the policy shrinks without %s', (name) => {
  const { [name]: __, ...rest } = beside as TrackingTools;
  const lost = hostsIn(beside).filter((host) => !hostsIn(rest).includes(host));
  expect(lost).not.toEqual([]);
  expect(hostsIn(rest).filter((host) => !hostsIn(beside).includes(host))).toEqual([]);
  expect(hostsIn({ [name]: all[name] })).toEqual(expect.arrayContaining(lost));
});

test('each host appears once in its directive, and no directive is unsafe', () => {
  for (const words of policyOf(all).values()) {
    expect(new Set(words).size).toBe(words.length);
    expect(words.join(' ')).not.toMatch(/unsafe|\*(?!\.)/);
  }
});
