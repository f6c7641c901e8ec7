import type { PolicySection, PrivacyCopy } from './privacy.ts';

/** How reports of errors leave the site. */
export interface ErrorReportsFacts {
  /** Of the collector. */
  host: string;
  /** Whether the site's server passes them on, and the visitor's address with nobody. */
  tunnel: boolean;
}

/** The policy of a site that reports its errors: behind what it keeps in the browser. */
export function withErrorReports(copy: PrivacyCopy, facts: ErrorReportsFacts): PrivacyCopy {
  const sections = copy.sections.flatMap((section) =>
    section.id === 'browser' ? [section, errorReports(facts)] : [section],
  );
  return { ...copy, sections };
}

function errorReports({ host, tunnel }: ErrorReportsFacts): PolicySection {
  return {
    id: 'error-reports',
    title: '오류 보고',
    paragraphs: [
      '뜻하지 않은 오류를 고칠 수 있도록, 오류가 나면 아래의 곳에 알립니다. 성함, 연락처, 적으신 글, 접수번호, 주소창의 검색어, 쿠키의 값은 보내지 않고, 쿠키를 쓰지 않으며, 어느 분인지 알아보지 않습니다.',
      tunnel
        ? '이 사이트의 서버를 거쳐 보내므로 IP 주소도 전해지지 않습니다.'
        : '브라우저가 암호화된 구간을 거쳐 바로 보내므로 IP 주소가 그곳에 닿습니다. 저장하지 않도록 알려 두었습니다(정당한 이익, 개인정보 보호법 제15조 제1항 제6호).',
    ],
    rows: [
      { term: '받는 곳', text: recipient(host) },
      {
        term: '항목',
        text: '오류의 종류와 그것이 난 프로그램의 자리, 그때의 화면과 바로 앞의 움직임, 화면이 뜨는 데 걸린 시간, 브라우저의 종류. 오류가 나기 전 1분 동안의 화면을 글자는 별표로, 그림과 상담 신청서와 계산기는 빈칸으로 바꾼 모양',
      },
      { term: '목적', text: '오류를 찾아 고침' },
      { term: '때와 기간', text: '오류가 났을 때와 화면을 보실 때. 90일까지 보관합니다.' },
      {
        term: '거부하는 방법',
        text: '브라우저의 추적 거부(GPC, Do Not Track)를 켜시면 화면의 모양을 보내지 않습니다. 스크립트를 끄시면 브라우저에서는 아무것도 보내지 않으며, 그래도 상담을 신청하실 수 있습니다.',
      },
    ],
  };
}

function recipient(host: string): string {
  if (!/(?:^|\.)sentry\.io$/.test(host)) return host;
  const country = host.endsWith('.de.sentry.io') ? '독일' : '미국';
  return `Functional Software, Inc. (Sentry), ${country} (https://sentry.io/privacy/)`;
}
