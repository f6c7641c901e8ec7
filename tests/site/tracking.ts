/** Fictitious ids of all tools except Tag Manager, which cannot be combined with Google's other tools. */
export const allTools = {
  GOOGLE_ANALYTICS_ID: 'G-ABC123DEF4',
  GOOGLE_ADS_ID: 'AW-123456789',
  GOOGLE_ADS_LABELS: 'request=AbC-D_efG1, phone=KlM-N_opQ3',
  CLARITY_ID: 'abcd1234ef',
  NAVER_WA: 's_1234567890ab',
  KAKAO_PIXEL_ID: '1234567890123456789',
  META_PIXEL_ID: '123456789012345',
  KARROT_PIXEL_ID: '1234567890123456001',
};
