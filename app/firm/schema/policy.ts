/**
 * The site's own words of the privacy policy: their version, which begins with the day of their last change, and that
 * change in a sentence (pages/privacy/text-versions.test.ts).
 */
export const policyWords = {
  version: '2026-11-29.1',
  change:
    '연락과 신청의 수를 광고 캠페인으로도 나누어 집계하고, 광고 주소에 있는 캠페인의 번호를 상담 신청과 함께 저장한다는 것을 적었습니다.',
};

/** The sections of the privacy policy, in their order; a firm may insert its own after any of them. */
export const policyTitles = {
  items: '처리하는 항목과 목적',
  period: '보유 기간',
  disposal: '파기의 절차와 방법',
  thirdParties: '제3자 제공',
  processors: '처리 위탁과 국외 이전',
  sensitive: '민감정보와 고유식별정보',
  automated: '가명정보와 자동화된 결정',
  safety: '안전성 확보 조치',
  browser: '이 사이트가 브라우저에 남기는 것',
  rights: '정보주체의 권리와 행사 방법',
  officer: '개인정보 보호책임자',
};
