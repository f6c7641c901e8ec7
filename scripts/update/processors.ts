import { renameSync, writeFileSync } from 'node:fs';
import { isMap, isSeq, parseDocument, stringify, type YAMLMap } from 'yaml';
import type { Config } from '#app/config/config.ts';
import {
  isWithin,
  type Recipient,
  recipientsOf,
  unnamedRecipients,
  unnamedWords,
} from '#app/config/recipients.ts';
import { isServed } from '#app/config/rules.ts';
import { processors } from '#app/firm/data/processors.data.ts';
import type { Processor } from '#app/firm/schema/processor-schema.ts';
import { textIn } from '#app/firm/text-files/read-text.ts';
import { accountOf, as } from '#app/platform/data-account.ts';
import { say, UpdateFault } from './say.ts';

const FILE = 'content/firm.yaml';

/** The companies that releases before 2026-12 named in the privacy policy without an entry of the firm. */
const companies = [
  company('Google LLC', ['gmail.com'], /google|구글/i, 'https://policies.google.com/privacy'),
  company(
    'Slack Technologies, LLC',
    ['hooks.slack.com'],
    /slack|슬랙/i,
    'https://slack.com/trust/privacy/privacy-policy',
  ),
  company(
    'Discord Inc.',
    ['discord.com', 'discordapp.com'],
    /discord|디스코드/i,
    'https://discord.com/privacy',
  ),
  company('네이버 주식회사', ['naver.com'], /^(?!.*(?:클라우드|cloud)).*(?:네이버|naver)/i),
  company('네이버클라우드 주식회사', ['worksmobile.com'], /(?:네이버|naver) ?(?:클라우드|cloud)/i),
  company('솔라피(주)', ['solapi.com'], /solapi|솔라피/i),
];

function company(name: string, domains: string[], called: RegExp, contact: string | null = null) {
  const abroad = contact && {
    country: '미국',
    items: '이 처리방침에 적은 상담 신청의 항목',
    how: '상담 신청을 받거나 안내를 드릴 때 암호화된 통신으로',
    contact,
    period: '상담 신청의 보유 기간까지',
    refusal:
      '신청하지 않으시고 전화로 거부하신다고 말씀해 주세요. 상담은 전화나 방문으로 하실 수 있습니다.',
  };
  return { name, domains, called, abroad };
}

/**
 * Adds the processors to content/firm.yaml that earlier releases derived from the settings, because this release names
 * only those of the file. An entry of the firm for the same company gets the missing hosts. Inserts text, so that every
 * other line and comment stays as it is.
 *
 * @param yaml content/firm.yaml, without faults
 * @param unnamed recipients whose hosts are in none of its entries
 * @returns the new text, and the companies that were added or completed
 */
export function withProcessors(yaml: string, unnamed: readonly Recipient[]) {
  const named: Processor[] = [];
  let text = yaml;
  for (const { name, domains, called, abroad } of companies) {
    const isTheirs = (host: string) => domains.some((domain) => isWithin(host, domain));
    const theirs = unnamed.filter(({ host }) => isTheirs(host));
    if (theirs.length === 0) continue;
    const hosts = [...new Set(theirs.map(({ host }) => host))];
    const work = [...new Set(theirs.map((one) => one.work))].join(', ');
    const own = entriesIn(text).find((entry) => {
      const written = hostsOf(entry);
      if (written.length > 0) return written.some((host) => isTheirs(String(host)));
      // The policy must state more about a company abroad than its name (개인정보 보호법 제28조의8 제2항).
      return called.test(String(entry.get('name'))) && (!abroad || entry.has('abroad'));
    });
    const entry = { name, work, hosts, ...(abroad && { abroad }) };
    text = own ? withHosts(text, own, hosts) : withEntry(text, entry);
    named.push(entry);
  }
  return { yaml: text, named };
}

function entriesIn(yaml: string): YAMLMap[] {
  const list = parseDocument(yaml).get('processors');
  return isSeq(list) ? list.items.filter((item) => isMap(item)) : [];
}

function hostsOf(entry: YAMLMap): unknown[] {
  const hosts = entry.get('hosts');
  return isSeq(hosts) ? hosts.items.map(String) : [];
}

/** Rewrites the hosts of one entry, or adds them below its first item. */
function withHosts(yaml: string, entry: YAMLMap, hosts: readonly string[]): string {
  const all = `[${[...hostsOf(entry), ...hosts].join(', ')}]`;
  const written = entry.get('hosts', true);
  const range = isSeq(written) ? written.range : undefined;
  if (range) {
    const [from, to] = range;
    const after = yaml.slice(from, to).endsWith('\n') ? '\n' : '';
    return yaml.slice(0, from) + all + after + yaml.slice(to);
  }
  const [start = 0] = entry.range ?? [];
  const column = start - (yaml.lastIndexOf('\n', start - 1) + 1);
  return insert(yaml, yaml.indexOf('\n', start) + 1, `${' '.repeat(column)}hosts: ${all}\n`);
}

/** Adds an entry at the beginning of the list, which is created if the file has none. */
function withEntry(yaml: string, entry: Processor): string {
  const lines = stringify([entry], { lineWidth: 0 }).replace(/^(?=.)/gm, '  ');
  const item = yaml.match(/^processors:[^\n]*\n(?:[ \t]*(?:#[^\n]*)?\n)*([ \t]*)- /m);
  if (item) {
    const at = (item.index ?? 0) + item[0].length - `${item[1]}- `.length;
    return insert(yaml, at, lines.replace(/^ {2}/gm, item[1] ?? ''));
  }
  const none = /^(?:noProcessors:[ \t]*true|processors:[ \t]*\[[ \t]*\])([^\n]*\n?)/m;
  if (none.test(yaml))
    return yaml.replace(none, (_, rest: string) => `processors:${rest.trimEnd()}\n${lines}`);
  return `${yaml.replace(/\n?$/, '\n')}processors:\n${lines}`;
}

function insert(text: string, at: number, part: string): string {
  return text.slice(0, at) + part + text.slice(at);
}

/**
 * Prepares content/firm.yaml for this release.
 *
 * @returns a function that writes what `withProcessors` adds
 * @throws {UpdateFault} if a public site would not start: it sends data to a host that would be in no entry
 */
export function prepareProcessors(config: Config): () => void {
  const recipients = recipientsOf(config);
  const before = processors ?? [];
  const unnamed = unnamedRecipients(recipients, before);
  const { yaml, named } = withProcessors(textIn('.', FILE), unnamed);
  refuseUnnamed(config, [...before, ...named]);
  return () => {
    if (named.length === 0) return;
    as(accountOf('content'), () => {
      writeFileSync(`${FILE}.part`, yaml);
      renameSync(`${FILE}.part`, FILE);
    });
    const names = named.map(({ name }) => name).join(', ');
    say(
      `${FILE}의 processors에 지금까지 처리방침에 저절로 나오던 회사를 적었습니다: ${names}. 이제 이 파일에 적힌 대로 나옵니다. 저장소에도 올려 주세요.`,
    );
  };
}

/** @throws {UpdateFault} if a public site would not start: it sends data to a host that is in no entry */
export function refuseUnnamed(
  config: Config,
  entries: readonly Processor[] = processors ?? [],
): void {
  const left = unnamedWords(recipientsOf(config), entries);
  if (left && isServed(config.origin.href)) throw new UpdateFault(left);
}
