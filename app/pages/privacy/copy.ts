import { LINK_LIFETIME_DAYS } from '#app/consult/receipt/receipt-link.server.ts';
import { marketing, request } from '#app/consult/requests/consent.ts';
import { ERASE_AFTER_DAYS } from '#app/consult/requests/withdraw.server.ts';
import { firmPolicy } from '#app/firm/data/policy-words.data.ts';
import { processors } from '#app/firm/data/processors.data.ts';
import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import { policyTitles } from '#app/firm/schema/policy.ts';
import type { Processor } from '#app/firm/schema/processor-schema.ts';
import { firm } from '#app/firm/view/firm.ts';
import { retention } from '#app/firm/view/retention.ts';
import { standing } from '#app/firm/view/standing.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { type Tool, trackingTools } from '#app/tracking/copy.ts';
import { processorsSection } from './processors-copy.ts';

export interface PolicySection {
  id: string;
  title: string;
  paragraphs?: string[];
  rows?: { term: string; text: string }[];
  /** Rows of law-facts/ that support statements about inheritance law. */
  facts?: LawFactId[];
}

const officer = firm.privacyOfficer;
const { changes, contacts = [], sections: firmSections = [] } = firmPolicy;

/** Statements that are true only without tracking tools. */
const NO_COOKIES = '상담을 신청하신 브라우저를 확인하는 쿠키만 씁니다.';
const NO_TOOLS = ' 행태정보를 수집하는 도구는 쓰지 않습니다.';
const COOKIES_OF_TOOLS =
  '저희는 상담을 신청하신 브라우저를 확인하는 쿠키만 씁니다. 허용하신 도구는 쿠키를 남기며, 어떤 도구인지는 다음 조에 적었습니다.';

const NOTICE = '허용하신 분석·광고 도구에 관한 내용은 아래의 조에 따로 적었습니다.';

/**
 * 개인정보 처리방침 (개인정보 보호법 제30조, 시행령 제31조) for the data that this site processes, with the firm's sections of
 * content/privacy.yaml. A change of these words needs a new version in firm/schema/policy.ts (text-versions.test.ts).
 */
export const privacy = {
  head: {
    title: `개인정보 처리방침 | ${firm.name}`,
    description: `${firm.name} 사이트가 상담 신청을 받을 때 수집하는 개인정보의 항목, 목적, 보유 기간과 정보주체의 권리를 안내합니다.`,
  },
  title: '개인정보 처리방침',
  intro: '상담을 신청하실 때 받는 정보를 어디에 쓰고 얼마 동안 보관하는지 안내합니다.',
  effective: '',
  sections: withFirmSections([
    {
      id: 'items',
      title: policyTitles.items,
      paragraphs: [
        `${request.purposes.replaceAll('\n', ' ')} 동의를 받아 처리합니다(개인정보 보호법 제15조 제1항 제1호).`,
      ],
      rows: [
        {
          term: '동의를 받아 처리하는 항목 (필수)',
          text: request.required,
        },
        {
          term: '동의를 받아 처리하는 항목 (선택)',
          text: request.optional,
        },
        {
          term: '신청과 함께 저장되는 항목',
          text: request.besides,
        },
        {
          term: '따로 동의를 받아 처리하는 항목 (소식 수신, 선택)',
          text: `성함, 연락처, 동의하신 시각. ${marketing.summary}`,
        },
        {
          term: '동의 없이 처리하는 항목',
          text: '신청을 보내신 IP 주소. 한곳에서 한꺼번에 보낸 신청이 다른 분의 신청을 막지 않도록, 알아볼 수 없는 값으로 바꾸어 10분 동안만 비교하고 신청과 함께 저장하지 않습니다(정당한 이익, 개인정보 보호법 제15조 제1항 제6호). 적으신 연락처도 같은 방법으로 6시간 동안 비교합니다. 전화와 채팅 버튼을 누르신 IP 주소도 횟수를 셀 때 같은 방법으로 10분 동안만 비교합니다.',
        },
      ],
    },
    {
      id: 'period',
      title: policyTitles.period,
      paragraphs: [
        `${retention} 보유하고, 그 뒤 지체 없이 파기합니다. 소식 수신에 동의하신 정보는 동의를 철회하실 때까지 보유하며, 늦어도 상담 신청을 지울 때 함께 지웁니다. 사건을 맡기시면 그 사건의 기록은 위임 계약과 법령이 정한 기간에 따릅니다.`,
      ],
    },
    {
      id: 'disposal',
      title: policyTitles.disposal,
      paragraphs: [
        '보유 기간이 지난 신청은 프로그램이 날마다 찾아 복구할 수 없는 방법으로 지웁니다. 백업에 저장된 것도 정해진 날이 지나면 지웁니다. 파기를 요청하시면 담당자가 저장된 신청과 관련 이메일을 바로 지웁니다. 종이로 출력한 것은 분쇄하거나 소각합니다.',
      ],
    },
    {
      id: 'third-parties',
      title: policyTitles.thirdParties,
      paragraphs: ['법령에 따른 경우가 아니면 다른 사람에게 제공하지 않습니다.'],
    },
    processorsSection(processors),
    {
      id: 'sensitive',
      title: policyTitles.sensitive,
      paragraphs: [
        '주민등록번호는 받지 않습니다. 적으시면 접수하지 않고 그 이유를 알려 드립니다. 계좌번호, 건강이나 범죄에 관한 내용도 적지 말아 주세요. 필요한 내용은 상담하면서 여쭙습니다.',
        '적어 주신 내용은 이 사이트에 공개되지 않습니다. 민감정보가 공개될 가능성이 없으므로 비공개를 따로 선택하실 필요가 없습니다.',
      ],
    },
    {
      id: 'automated',
      title: policyTitles.automated,
      paragraphs: [
        '가명정보를 만들거나 이용하지 않습니다. 사람이 개입하지 않고 프로그램만으로 결정하는 일도 없습니다. 자동으로 보낸 것으로 보이는 신청도 담당자가 확인합니다.',
      ],
    },
    {
      id: 'safety',
      title: policyTitles.safety,
      paragraphs: [
        '성함, 연락처, 적어 주신 내용은 암호화하여(AES-256-GCM) 저장하고, 암호키는 따로 보관합니다. 상담 신청을 볼 수 있는 사람을 담당자로 한정하고, 누가 언제 어느 신청을 열었는지 기록해 2년 동안 보관합니다. 외부로 보낼 때에는 암호화된 통신만 이용합니다. 시스템 기록과 주소창에는 성함, 연락처, 하실 말씀을 남기지 않습니다.',
      ],
    },
    {
      id: 'browser',
      title: policyTitles.browser,
      paragraphs: [
        `${NO_COOKIES} 작성 중인 상담 신청과 거기에 옮기신 계산 내용, 보시던 위치, 이 사이트에 오신 경로는 이 탭을 닫을 때까지 브라우저의 임시 저장소에만 저장합니다. 작성 중인 신청은 보내고 나면 지웁니다. 오신 경로는 상담을 신청하실 때에만 함께 보냅니다.${NO_TOOLS}`,
        `상담을 신청하시면 신청하신 브라우저임을 확인하는 쿠키를 남깁니다. 쿠키에는 접수번호와 위조를 막는 값만 있고, 브라우저를 닫으시면 없어집니다. 그 브라우저에서 연 접수증에는 성함과 연락처, 보내신 내용이 나오며, 번호를 고치거나 말씀을 덧붙이실 수 있습니다. 접수증에서 ‘두기’를 고르신 때에만 쿠키와, 그런 접수증이 있다는 표시가 신청하신 날부터 ${LINK_LIFETIME_DAYS}일까지 남습니다. 그동안은 같은 기기와 브라우저를 쓰는 다른 분도 볼 수 있습니다. ‘지우기’를 누르시거나 신청을 취소하시면 둘 다 없어집니다. 쿠키는 접수증에만 쓰고, 시스템 기록에 남기지 않습니다.`,
        `접수증은 링크를 아는 분만 신청하신 날부터 ${LINK_LIFETIME_DAYS}일 동안 여실 수 있습니다. 신청하신 브라우저가 아니면 진행 상태와 연락드릴 때만 보여 드리고, 연락처와 성함, 보내신 내용은 보여 드리지 않습니다. 링크는 저장하지 않고, 다른 사이트나 도구에 알리지 않습니다.`,
        '전화와 채팅 버튼을 누른 횟수와 접수된 신청의 수를 하루 단위로 집계합니다. 광고나 검색처럼 어떤 경로로 오셨는지의 종류와 광고 캠페인의 이름이나 번호만 함께 집계하고, 누구인지 알 수 있는 정보는 남기지 않습니다. 접수된 신청이 어떤 경로로 오고 어떻게 되었는지도 달마다 건수로만 셉니다.',
        '선택하신 화면 모드처럼 화면 표시에 쓰는 설정은 지우실 때까지 브라우저에 저장하고, 저희에게 보내지 않습니다.',
        '계산기에 입력하신 내용과 검색어는 브라우저 안에서만 쓰고 서버로 전송하지 않습니다. 돌아가신 날과 가족처럼 여러 화면에서 함께 쓰는 답과, 그 화면에서만 쓰는 금액과 증여는 이 탭을 닫을 때까지 브라우저의 임시 저장소에만 저장합니다. 상담을 신청하실 때에는 신청서의 ‘함께 보냅니다’에 보이는 것만 함께 전송되며, 보내시기 전에 하나씩 빼실 수 있습니다. 건강에 관한 답은 보내지 않습니다. 돌아가신 날은 상담 신청의 칸에 미리 적어 드리며, 보내시기 전에 비우실 수 있습니다.',
        '‘이 기기에 저장’을 선택하시면 돌아가신 날과 가족처럼 여러 화면에서 함께 쓰는 답만 브라우저에 남습니다. 기한 없이 남으며, 선택을 해제하시거나 ‘입력한 내용 모두 지우기’를 누르시면 바로 지워집니다. 그때까지는 같은 기기와 브라우저를 쓰는 다른 분도 볼 수 있습니다.',
        ...(standing['/forms']
          ? [
              '‘서류 쓰기’에 적으시는 성함, 주소, 연락처, 생년월일은 그 화면에만 있습니다. 서버로 전송하지 않고 브라우저에 저장하지 않으며, 창을 닫으시면 사라집니다. 인쇄하시거나 PDF로 저장하신 서류는 그 기기에 남습니다.',
            ]
          : []),
        '링크를 눌러 다른 회사의 사이트나 앱으로 가시면 그 회사의 개인정보 처리방침이 적용됩니다.',
      ],
    },
    {
      id: 'rights',
      title: policyTitles.rights,
      paragraphs: [
        `언제든 동의를 철회하시거나 열람, 정정, 삭제, 처리정지를 요청하실 수 있습니다. 접수증에서 전화번호를 고치실 수 있고, 신청을 취소하고 삭제를 요청하시면 ${ERASE_AFTER_DAYS}일 안에 지웁니다. 전화나 이메일로 접수번호를 알려 주시면 10일 안에 답을 드립니다. 대리인을 통해서도 하실 수 있습니다. 만 14세 미만의 신청은 받지 않습니다.`,
      ],
      rows: [
        { term: '개인정보침해신고센터', text: '국번 없이 118' },
        { term: '개인정보분쟁조정위원회', text: '1833-6972' },
        { term: '대검찰청 사이버수사과', text: '국번 없이 1301' },
        { term: '경찰청 사이버수사국', text: '국번 없이 182' },
      ],
    },
    {
      id: 'officer',
      title: policyTitles.officer,
      rows: [
        {
          term: '책임자',
          text: officer.department ? `${officer.name} (${officer.department})` : officer.name,
        },
        { term: '전화', text: firm.phone },
        { term: '이메일', text: firm.email },
        ...contacts.map(({ way, at }) => ({ term: way, text: at })),
      ],
    },
  ]),
};

export type PrivacyCopy = typeof privacy;

/** Words around the sections, which no version covers. */
export const policyLabels = {
  effective: (day: string) => `시행일 ${day}`,
  section: (number: number, title: string) => `제${number}조 ${title}`,
};

/**
 * The policy of a site with these tracking tools, with the facts that the law requires for each.
 *
 * @param written `processors` of content/firm.yaml
 */
export function privacyWith(
  tools: readonly (keyof typeof trackingTools)[],
  written: readonly Processor[] | null = processors,
): PrivacyCopy {
  const named = privacy.sections.map((section) =>
    section.id === 'processors' ? processorsSection(written) : section,
  );
  if (tools.length === 0) return { ...privacy, sections: named };
  const sections = named.flatMap((section) =>
    section.id === 'browser'
      ? [browserWithTools(section), toolsSection(tools)]
      : [
          ['third-parties', 'processors'].includes(section.id)
            ? withNotice(section, NOTICE)
            : section,
        ],
  );
  return { ...privacy, sections };
}

/** Inserts the firm's sections in their places, and appends the history of the policy. */
function withFirmSections(ours: PolicySection[]): PolicySection[] {
  const own = firmSections.map((section, at) => ({ ...section, id: `firm-${at + 1}` }));
  return [
    ...ours.flatMap((section) => [section, ...own.filter(({ after }) => after === section.title)]),
    ...own.filter(({ after }) => after === undefined),
    {
      id: 'changes',
      title: '변경 이력',
      rows: changes.map(({ date, text }) => ({ term: dottedDate(date), text })),
    },
  ];
}

/**
 * Returns the date on which the policy took effect and the announcement of the next change.
 *
 * @param today date such as 2026-11-26
 */
export function policyOn(today: string) {
  const effective = changes.find(({ date }) => date <= today)?.date ?? '';
  const next = changes.find(({ date }) => date > today);
  return { effective, ...(next && { announced: announcement(next) }) };
}

function announcement({ date, text }: { date: string; text: string }): string {
  return `${dottedDate(date)}부터 처리방침이 바뀝니다. 그 전날까지는 아래의 처리방침을 시행합니다. 바뀌는 내용: ${text}`;
}

/** Limits a section to requests, and adds a notice that points to the section on other data. */
export function withNotice(section: PolicySection, notice: string): PolicySection {
  const paragraphs = (section.paragraphs ?? []).map((text) =>
    text.replace(/^개인정보의 처리를/, '상담 신청의 처리를'),
  );
  return { ...section, paragraphs: [...paragraphs, notice] };
}

function browserWithTools(section: PolicySection): PolicySection {
  const paragraphs = (section.paragraphs ?? []).map((text) =>
    text.replace(NO_COOKIES, COOKIES_OF_TOOLS).replace(NO_TOOLS, ''),
  );
  return { ...section, paragraphs };
}

function toolsSection(tools: readonly (keyof typeof trackingTools)[]): PolicySection {
  return {
    id: 'tools',
    title: '분석·광고 도구(행태정보, 국외 이전)',
    paragraphs: [
      '아래의 도구는 허용하신 목적으로만 사용합니다. 허용하시기 전에는 아무것도 불러오거나 보내지 않고, 거부하셔도 이 사이트를 그대로 이용하실 수 있습니다. 브라우저에서 추적 거부(GPC, Do Not Track)를 설정하셨으면 거부하신 것으로 봅니다. 성함, 연락처, 적으신 내용은 어느 도구에도 보내지 않습니다.',
      '허용하신 뒤에는 페이지를 보실 때마다 아래의 항목이 암호화된 통신으로 도구를 만든 회사의 서버에 바로 전송됩니다. 페이지 주소에 있는 접수번호와 계산 내용은 빼고 보냅니다. 무엇을 언제 허용하셨는지와, 같은 신청을 두 번 집계하지 않기 위한 접수번호(20개까지)는 브라우저에만 저장됩니다.',
    ],
    rows: tools.map((name) => toolRow(trackingTools[name])),
  };
}

function toolRow(tool: Tool): { term: string; text: string } {
  const { name, company, country, contact, purpose, items, period, refusal } = tool;
  return {
    term: name,
    text: [
      `받는 곳: ${company}, ${country}. ${contact}`,
      `목적: ${purpose}`,
      `항목: ${items}`,
      `기간: ${period}`,
      `거부하는 방법: ${refusal}`,
    ].join('\n'),
  };
}
