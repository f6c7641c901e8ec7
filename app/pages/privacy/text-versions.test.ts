import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { consent, marketing } from '#app/consult/requests/consent.ts';
import { policyWords } from '#app/firm/schema/policy.ts';
import type { Processor } from '#app/firm/schema/processor-schema.ts';
import { firm } from '#app/firm/view/firm.ts';
import * as tracking from '#app/tracking/copy.ts';
import type { ToolName } from '#app/tracking/tools.ts';
import { privacyWith } from './copy.ts';
import { withErrorReports } from './error-reports-copy.ts';

/** A text that visitors accept or may refer to later. Its version identifies the words. */
interface VersionedText {
  name: string;
  version: string;
  /** All words that the version covers. */
  words: unknown;
  /** The place of the version, which a change of the words must raise. */
  raise: string;
}

const { CONSENT_VERSION, ...trackingWords } = tracking;

/** A processor of each kind, with empty facts. */
const processors: Processor[] = [
  { name: '', work: '' },
  {
    name: '',
    work: '',
    abroad: { country: '', items: '', how: '', contact: '', period: '', refusal: '' },
  },
];

/** The policy in each of its forms, without the tools' rows, which `tracking` versions, and the firm's history. */
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
      '`policyWords` in app/firm/schema/policy.ts, and add the day to `changes` of content/privacy.yaml and of the tests’',
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
// Developers write this file, following the messages below.
const known = JSON.parse(readFileSync(file, 'utf8')) as Versions;

/** Returns a hash of the visible words that depends neither on the firm's facts nor on property names. */
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

/** Returns the fault of a text's version with its remedy, or null. */
function versionFault({ name, version, words, raise }: VersionedText, versions: Versions) {
  const hash = hashOf(words);
  const recorded = versions[name]?.[version];
  if (recorded === hash) return null;
  if (recorded === undefined) {
    return `${name}: the version "${version}" is new. Add "${version}": "${hash}" to "${name}" in ${file}.`;
  }
  return `${name}: the words changed, but the version is still "${version}". Visitors who accepted "${version}" read other words. Raise the version: change ${raise}. Leave the line of "${version}" in ${file} as it is.`;
}

test.each(texts)('the version of $name matches its words', (text) => {
  const fault = versionFault(text, known);
  // Passes the fault as the message, because the assertion's own output is truncated.
  expect(fault, fault ?? '').toBeNull();
});

describe.each(texts)('after a change to the words of $name', (text) => {
  const words = [text.words, 'one word more'];

  test('an unchanged version is reported, with the place to raise it', () => {
    expect(versionFault({ ...text, words }, known)).toContain(
      `Raise the version: change ${text.raise}`,
    );
  });

  test('a new version is reported until it is recorded', () => {
    const raised = { ...text, words, version: '2099-01-01' };
    const line = `"2099-01-01": "${hashOf(words)}"`;
    expect(versionFault(raised, known)).toContain(`Add ${line}`);
    const versions = { ...known, [text.name]: { ...known[text.name], ...JSON.parse(`{${line}}`) } };
    expect(versionFault(raised, versions)).toBeNull();
  });
});
