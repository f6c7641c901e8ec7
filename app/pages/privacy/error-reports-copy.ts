import { isSentry } from '#app/config/error-reports.ts';
import { isWithin } from '#app/config/recipients.ts';
import type { ErrorReportsFacts } from '#app/error-reports/contexts.server.ts';
import type { Processor } from '#app/firm/schema/processor-schema.ts';
import { consentSettings, purposeNames } from '#app/tracking/copy.ts';
import { type PolicySection, type PrivacyCopy, withNotice } from './copy.ts';

const NOTICE = '오류 보고에 관한 내용은 아래의 조에 따로 적었습니다.';

/** Adds the policy's section on error reports after the one on browser storage. */
export function withErrorReports(
  copy: PrivacyCopy,
  facts: ErrorReportsFacts,
  processors: readonly Processor[] = [],
): PrivacyCopy {
  const sections = copy.sections.flatMap((section) => {
    if (section.id === 'browser')
      return [section, errorReports(facts, recipient(facts.host, processors))];
    return [section.id === 'processors' ? withNotice(section, NOTICE) : section];
  });
  return { ...copy, sections };
}

function errorReports({ tunnel }: ErrorReportsFacts, to: string): PolicySection {
  return {
    id: 'error-reports',
    title: '오류 보고',
    paragraphs: [
      '예상하지 못한 오류를 고칠 수 있도록, 오류가 나면 아래에 적은 곳으로 알립니다. 성함, 연락처, 적으신 내용, 접수번호, 주소창의 검색어, 쿠키의 값은 보내지 않습니다. 오류 보고에는 쿠키를 쓰지 않으며, 누구신지 확인하지 않습니다.',
      tunnel
        ? '이 사이트의 서버를 거쳐 보내므로 IP 주소는 전달되지 않습니다. 서버는 그 주소를 알아볼 수 없는 값으로 바꾸어 1분 동안만 비교합니다.'
        : '브라우저가 암호화된 통신으로 바로 보내므로 IP 주소가 받는 곳에 전달됩니다. 받는 곳에서 저장하지 않도록 설정했습니다(정당한 이익, 개인정보 보호법 제15조 제1항 제6호).',
      `${purposeNames.analytics}을 허용하신 방문은 열 번에 한 번꼴로, 오류가 나지 않아도 처음부터 끝까지 화면의 모양을 보냅니다. 내용은 같은 방법으로 감춥니다. 같은 방문인지 구별하는 임의의 번호를 이 탭을 닫을 때까지 브라우저의 임시 저장소에 저장합니다. 허용하지 않으신 방문은 보내지 않습니다.`,
    ],
    rows: [
      { term: '받는 곳', text: to },
      {
        term: '항목',
        text: '오류의 종류와 오류가 난 프로그램의 위치, 그때의 페이지와 바로 전의 동작, 페이지가 표시되는 데 걸린 시간, 브라우저의 종류. 오류가 나기 전 1분 동안의 화면을 글자는 별표로, 그림과 상담 신청서와 계산기는 빈칸으로 바꾼 모양',
      },
      {
        term: '목적',
        text: '오류를 찾아 수정, 화면에서 불편한 점을 확인',
      },
      {
        term: '시기와 기간',
        text: `오류가 났을 때와 페이지를 보실 때, 선택된 방문에서는 보시는 동안. 암호화된 통신으로 보내며, 90일까지 보관합니다.`,
      },
      {
        term: '거부하는 방법',
        text: `이 사이트 아래쪽의 ‘${consentSettings}’에서 ${purposeNames.analytics}을 거부하시거나 브라우저의 추적 거부(GPC, Do Not Track)를 켜시면 화면의 모양을 보내지 않고, 임시 저장소의 번호도 지웁니다. 브라우저에서 자바스크립트를 끄시면 아무것도 보내지 않으며, 상담은 그대로 신청하실 수 있습니다.`,
      },
    ],
  };
}

function recipient(host: string, processors: readonly Processor[]): string {
  if (!isSentry(host)) {
    const named = processors.find(({ hosts = [] }) => hosts.some((one) => isWithin(host, one)));
    return named ? `${named.name} (${host})` : host;
  }
  const country = host.endsWith('.de.sentry.io') ? '독일' : '미국';
  return `Functional Software, Inc. (Sentry), ${country} (https://sentry.io/privacy/)`;
}
