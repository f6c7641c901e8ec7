import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { consent, marketing } from '#app/consult/requests/consent.ts';
import { firm } from '#app/firm/firm.ts';
import { policyWords } from '#app/firm/policy.ts';
import type { Processor } from '#app/firm/processor-schema.ts';
import * as tracking from '#app/tracking/copy.ts';
import type { ToolName } from '#app/tracking/tools.ts';
import { privacyWith } from './copy.ts';
import { withErrorReports } from './error-reports-copy.ts';

/** Texts that visitors accept or may refer to later: whoever knows the version can find the words. */
interface VersionedText {
  name: string;
  version: string;
  /** Everything that the version stands for. */
  words: unknown;
  /** What to change when the words change. */
  raise: string;
}

const { CONSENT_VERSION, ...trackingWords } = tracking;

/** One of each kind, with the words of nobody. */
const processors: Processor[] = [
  { name: '', work: '' },
  {
    name: '',
    work: '',
    abroad: { country: '', items: '', how: '', contact: '', period: '', refusal: '' },
  },
];

/** The policy in each of its forms. Its table of tools belongs to the consent to them, its history to the firm. */
const policies = [
  ...[[], null].map((written) => privacyWith([], written)),
  ...[true, false].map((tunnel) => {
    // The table has all tools as its keys.
    const all = privacyWith(Object.keys(tracking.trackingTools) as ToolName[], processors);
    return withErrorReports(all, { host: 'o1.ingest.sentry.io', tunnel });
  }),
].map(({ sections, ...policy }) => ({
  ...policy,
  sections: sections.map(({ rows, ...section }) => ({
    ...section,
    rows: ['tools', 'changes'].includes(section.id) ? [] : rows,
  })),
}));

const texts: VersionedText[] = [
  {
    name: 'consent',
    version: consent.version,
    words: [{ ...consent, version: '' }, marketing],
    raise: '`version` of `consent` in app/consult/requests/consent.ts',
  },
  {
    name: 'privacy',
    version: policyWords.version,
    words: policies.map((policy) => ({ ...policy, effective: '' })),
    raise:
      '`policyWords` in app/firm/policy.ts, and add the day to `changes` of content/privacy.yaml and of the tests’',
  },
  {
    name: 'tracking',
    version: CONSENT_VERSION,
    words: trackingWords,
    raise: 'CONSENT_VERSION in app/tracking/copy.ts',
  },
];

type Versions = Record<string, Record<string, string>>;
const file = 'app/pages/privacy/text-versions.json';
// Written by the people who follow the messages below.
const known = JSON.parse(readFileSync(file, 'utf8')) as Versions;

/** A hash of the words that can be seen, whichever firm they name and whatever their properties are called. */
function hashOf(words: unknown): string {
  const alone = JSON.stringify(words, (_, value: unknown) =>
    typeof value === 'object' && value !== null ? Object.values(value) : value,
  );
  const facts = [firm.name, firm.phone, firm.email];
  const text = facts.reduce(
    (one, fact) => one.replaceAll(fact, '…'),
    alone.replaceAll(/\p{Cf}/gu, ''),
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** What is wrong with a text's version, and what to do about it; null: nothing. */
function versionFault({ name, version, words, raise }: VersionedText, versions: Versions) {
  const hash = hashOf(words);
  const recorded = versions[name]?.[version];
  if (recorded === hash) return null;
  if (recorded === undefined) {
    return `${name}: the version "${version}" is new. Add "${version}": "${hash}" to "${name}" in ${file}.`;
  }
  return `${name}: the words changed, but the version is still "${version}". Visitors who accepted "${version}" read other words. Raise the version: change ${raise}. Leave the line of "${version}" in ${file} as it is.`;
}

test.each(texts)('the words of $name are those that its version stands for', (text) => {
  const fault = versionFault(text, known);
  // Whole: what an assertion says of its own is cut off.
  expect(fault, fault ?? '').toBeNull();
});

describe.each(texts)('once words of $name change', (text) => {
  const words = [text.words, 'one word more'];

  test('under the same version, its developer is told to raise it', () => {
    expect(versionFault({ ...text, words }, known)).toContain(
      `Raise the version: change ${text.raise}`,
    );
  });

  test('under a new version, its developer is told to record it, and then all is well', () => {
    const raised = { ...text, words, version: '2099-01-01' };
    const line = `"2099-01-01": "${hashOf(words)}"`;
    expect(versionFault(raised, known)).toContain(`Add ${line}`);
    const versions = { ...known, [text.name]: { ...known[text.name], ...JSON.parse(`{${line}}`) } };
    expect(versionFault(raised, versions)).toBeNull();
  });
});
