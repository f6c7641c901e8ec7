import { readFileSync, writeFileSync } from 'node:fs';
import { isSeq, parseDocument, type YAMLMap } from 'yaml';
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
import { say, UpdateFault } from './say.ts';

const FILE = 'content/firm.yaml';

/** Companies that releases before 2026-12 named in the privacy policy without an entry of the firm. */
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
 * Adds the processors that earlier releases derived from the settings to content/firm.yaml, because this release names
 * only those in the file. An existing entry for the same company gets the missing hosts. Keeps comments and other
 * lines.
 *
 * @param yaml content/firm.yaml
 * @param unnamed recipients whose hosts are in none of its entries
 * @returns the new text, and the companies that were added or completed
 */
export function withProcessors(yaml: string, unnamed: readonly Recipient[]) {
  const document = parseDocument(yaml);
  const named: Processor[] = [];
  for (const { name, domains, called, abroad } of companies) {
    const theirs = unnamed.filter(({ host }) => domains.some((domain) => isWithin(host, domain)));
    if (theirs.length === 0) continue;
    const hosts = [...new Set(theirs.map(({ host }) => host))];
    const work = [...new Set(theirs.map((one) => one.work))].join(', ');
    const written = document.get('processors');
    const entries = isSeq<YAMLMap>(written) ? written.items : [];
    const own = entries.find((one) => !one.has('hosts') && called.test(String(one.get('name'))));
    const entry = { name, work, hosts, ...(abroad && { abroad }) };
    if (own && (!abroad || own.has('abroad'))) own.set('hosts', document.createNode(hosts));
    else if (entries.length > 0) document.addIn(['processors'], document.createNode(entry));
    else document.set('processors', document.createNode([entry]));
    named.push(entry);
  }
  if (named.length > 0) document.delete('noProcessors');
  return { yaml: named.length > 0 ? document.toString({ lineWidth: 0 }) : yaml, named };
}

/**
 * Applies `withProcessors` to the file of this folder.
 *
 * @throws {UpdateFault} if a public site would not start: it still sends data to a host that is in no entry
 */
export function writeProcessors(config: Config): void {
  const recipients = recipientsOf(config);
  const before = processors ?? [];
  const { yaml, named } = withProcessors(
    readFileSync(FILE, 'utf8'),
    unnamedRecipients(recipients, before),
  );
  if (named.length > 0) {
    writeFileSync(FILE, yaml);
    const names = named.map(({ name }) => name).join(', ');
    say(
      `${FILE}의 processors에 지금까지 처리방침에 저절로 나오던 회사를 적었습니다: ${names}. 이제 이 파일에 적힌 대로 나옵니다. 저장소에도 올려 주세요.`,
    );
  }
  const unnamed = unnamedWords(recipients, [...before, ...named]);
  if (unnamed && isServed(config.origin.href)) throw new UpdateFault(unnamed);
}
