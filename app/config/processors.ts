import type { Processor } from '#app/firm/processor-schema.ts';
import { retention } from '#app/firm/retention.ts';
import { type Company, companyOf, isWithin } from './companies.ts';
import type { Recipient } from './recipients.ts';

/** What the privacy policy says of processors. */
export interface PolicyProcessors {
  named: readonly Processor[];
  /** There is nobody: the firm writes so, and the configuration sends nobody anything. */
  none: boolean;
}

/** @param written `processors` of content/firm.yaml; null: it says nothing of them */
export function policyProcessors(
  recipients: readonly Recipient[],
  written: readonly Processor[] | null,
): PolicyProcessors {
  return {
    named: namedProcessors(recipients, written ?? []),
    none: written?.length === 0 && recipients.length === 0,
  };
}

/**
 * The processors that the privacy policy names: those that the firm writes, and the known companies that the
 * configuration names besides.
 *
 * @param written `processors` of content/firm.yaml
 */
export function namedProcessors(
  recipients: readonly Recipient[],
  written: readonly Processor[],
): Processor[] {
  const besides = recipients.filter((one) => !isWritten(one, written));
  const known = Map.groupBy(besides, ({ host }) => companyOf(host));
  return [
    ...written,
    ...[...known].flatMap(([company, theirs]) => (company ? [processorOf(company, theirs)] : [])),
  ];
}

/** Whom the firm must still name: nobody knows whose they are, or it says that there is no processor. */
export function unnamedRecipients(
  recipients: readonly Recipient[],
  written: readonly Processor[],
): Recipient[] {
  return written.length === 0
    ? [...recipients]
    : recipients.filter((one) => !companyOf(one.host) && !isWritten(one, written));
}

/** What to tell the operator of them: which settings, and the lines for content/firm.yaml; null: there is nobody. */
export function unnamedWords(
  recipients: readonly Recipient[],
  written: readonly Processor[],
): string | null {
  const unnamed = unnamedRecipients(recipients, written);
  if (unnamed.length === 0) return null;
  const places = new Set(unnamed.map(({ setting, host }) => `${setting}(${host})`));
  const entries = [...Map.groupBy(unnamed, ({ host }) => companyOf(host)?.name ?? host)].map(
    ([, [first, ...rest]]) => first && linesOf(entryOf([first, ...rest])),
  );
  return [
    `${[...places].join(', ')}: 개인정보가 가는 곳인데 ${written.length === 0 ? 'content/firm.yaml에는 맡긴 곳이 없다고(noProcessors: true) 적혀 있습니다' : '처리방침에 그 이름이 없습니다'}. content/firm.yaml의 processors에 아래의 줄을 적고 다시 빌드합니다. 나라 밖의 회사면 abroad도 적습니다(docs/editing.md).`,
    'processors:',
    ...entries,
  ].join('\n');
}

/**
 * What to tell the operator of services that keep what the site sends: the policy promises a period, and nothing of the
 * site erases there. Null: there is none.
 */
export function keptWords(recipients: readonly Recipient[]): string | null {
  const keepers = recipients.filter(({ setting }) => /^(?:MAIL_TO|WEBHOOK_URL)$/.test(setting));
  if (keepers.length === 0) return null;
  const places = new Set(keepers.map(({ setting, host }) => `${setting}(${host})`));
  return `${[...places].join(', ')}: 보낸 상담 신청이 그곳에 남고, 이 사이트는 그곳의 것을 지우지 못합니다. 처리방침에 적힌 보유 기간(${retention})을 지킬 수 있게 그 서비스에서 보관 기간을 정하거나, 기간이 지난 것을 직접 지웁니다. 삭제를 요청받은 신청도 그곳에서 지웁니다.`;
}

function isWritten({ host }: Recipient, written: readonly Processor[]): boolean {
  const company = companyOf(host);
  return written.some(({ name, hosts, abroad }) =>
    hosts
      ? hosts.some((domain) => isWithin(host, domain))
      : // Of a company abroad the policy must say more than its name (개인정보 보호법 제28조의8 제2항).
        company?.called.test(name) && (!company.abroad || abroad),
  );
}

function entryOf(recipients: readonly [Recipient, ...Recipient[]]): Processor {
  const company = companyOf(recipients[0].host);
  return company ? processorOf(company, recipients) : { name: '회사의 이름', ...facts(recipients) };
}

function processorOf({ name, abroad }: Company, recipients: readonly Recipient[]): Processor {
  const items = new Set(recipients.map((one) => one.items));
  return {
    name,
    ...facts(recipients),
    ...(abroad && {
      abroad: {
        ...abroad,
        items: [...items].join(', '),
        how: '상담 신청을 받거나 안내를 드릴 때 암호화된 통신으로',
        period: '상담 신청의 보유 기간까지',
        refusal:
          '신청하지 않으시고 전화로 거부하신다고 말씀해 주세요. 상담은 전화나 방문으로 하실 수 있습니다.',
      },
    }),
  };
}

function facts(recipients: readonly Recipient[]) {
  return {
    work: [...new Set(recipients.map(({ work }) => work))].join(', '),
    hosts: [...new Set(recipients.map(({ host }) => host))],
  };
}

/** A processor as content/firm.yaml has it. */
function linesOf({ name, work, hosts = [], abroad }: Processor): string {
  return [
    `  - name: ${name}`,
    `    work: ${work}`,
    `    hosts: [${hosts.join(', ')}]`,
    ...(abroad
      ? [
          '    abroad:',
          ...Object.entries(abroad).map(([field, words]) => `      ${field}: ${words}`),
        ]
      : []),
  ].join('\n');
}
