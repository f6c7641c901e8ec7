import { consentSettings, purposeNames } from '#app/tracking/copy.ts';
import type { PolicySection, PrivacyCopy } from './privacy.ts';

/** Where error reports are sent. */
export interface ErrorReportsFacts {
  /** The collector's host. */
  host: string;
  /** Whether the site's server forwards the reports, without the visitor's IP address. */
  tunnel: boolean;
  /** Whether one visit in ten is recorded, with the visitor's consent to analytics (decision 026). */
  recording: boolean;
}

/** The privacy policy's sections about error reports; placed after the section on browser storage. */
export function withErrorReports(copy: PrivacyCopy, facts: ErrorReportsFacts): PrivacyCopy {
  const sections = copy.sections.flatMap((section) => {
    if (section.id === 'browser') return [section, errorReports(facts)];
    return [section.id === 'processors' ? withNotice(section) : section];
  });
  return { ...copy, sections };
}

/** Replaces statements of the policy that hold for requests but not for error reports. */
function withNotice(section: PolicySection): PolicySection {
  const paragraphs = (section.paragraphs ?? []).map((text) =>
    text.replace(/^개인정보의 처리를/, '상담 신청의 처리를'),
  );
  return { ...section, paragraphs: [...paragraphs, '오류 보고는 따로 아래의 조에 적었습니다.'] };
}

function errorReports({ host, tunnel, recording }: ErrorReportsFacts): PolicySection {
  return {
    id: 'error-reports',
    title: '오류 보고',
    paragraphs: [
      '뜻하지 않은 오류를 고칠 수 있도록, 오류가 나면 아래의 곳에 알립니다. 성함, 연락처, 적으신 글, 접수번호, 주소창의 검색어, 쿠키의 값은 보내지 않고, 오류 보고에는 쿠키를 쓰지 않으며, 어느 분인지 알아보지 않습니다.',
      tunnel
        ? '이 사이트의 서버를 거쳐 보내므로 IP 주소는 전해지지 않습니다. 서버는 그 주소를 알아볼 수 없는 값으로 바꾸어 1분 동안만 견줍니다.'
        : '브라우저가 암호화된 구간을 거쳐 바로 보내므로 IP 주소가 그곳에 닿습니다. 저장하지 않도록 알려 두었습니다(정당한 이익, 개인정보 보호법 제15조 제1항 제6호).',
      ...(recording
        ? [
            `${purposeNames.analytics}을 허용하신 방문은 열에 하나를 골라, 오류가 나지 않아도 처음부터 끝까지 화면의 모양을 같은 방법으로 가려 보냅니다. 한 방문임을 알 수 있는 임의의 번호를 이 탭을 닫을 때까지 브라우저의 임시 저장소에 둡니다. 허용하지 않으신 방문은 이렇게 하지 않습니다.`,
          ]
        : []),
    ],
    rows: [
      { term: '받는 곳', text: recipient(host) },
      {
        term: '항목',
        text: '오류의 종류와 그것이 난 프로그램의 자리, 그때의 화면과 바로 앞의 움직임, 화면이 뜨는 데 걸린 시간, 브라우저의 종류. 오류가 나기 전 1분 동안의 화면을 글자는 별표로, 그림과 상담 신청서와 계산기는 빈칸으로 바꾼 모양',
      },
      {
        term: '목적',
        text: recording ? '오류를 찾아 고침. 화면의 어디가 불편한지 봄' : '오류를 찾아 고침',
      },
      {
        term: '때와 기간',
        text: `오류가 났을 때와 화면을 보실 때${recording ? ', 골라진 방문에서는 보시는 동안' : ''}. 암호화된 구간으로 보내며, 90일까지 보관합니다.`,
      },
      {
        term: '거부하는 방법',
        text: `${recording ? `방문을 통째로 보내는 것은 이 사이트의 아래쪽 ‘${consentSettings}’에서 ${purposeNames.analytics}을 거부하시면 그치고, 임시 저장소의 번호도 지웁니다. ` : ''}브라우저의 추적 거부(GPC, Do Not Track)를 켜시면 화면의 모양을 보내지 않습니다. 스크립트를 끄시면 브라우저에서는 아무것도 보내지 않으며, 그래도 상담을 신청하실 수 있습니다.`,
      },
    ],
  };
}

function recipient(host: string): string {
  if (!/(?:^|\.)sentry\.io$/.test(host)) return host;
  const country = host.endsWith('.de.sentry.io') ? '독일' : '미국';
  return `Functional Software, Inc. (Sentry), ${country} (https://sentry.io/privacy/)`;
}
