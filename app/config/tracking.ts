import type { TrackingTools } from '#app/tracking/tools.ts';
import type { Settings } from './settings.ts';

/** The tools whose ids are set. */
export function trackingTools(settings: Settings): TrackingTools {
  const {
    GOOGLE_ANALYTICS_ID,
    GOOGLE_ADS_ID,
    GTM_ID,
    CLARITY_ID,
    NAVER_WA,
    LEAD_VALUE: value,
  } = settings;
  const { KAKAO_PIXEL_ID, META_PIXEL_ID, KARROT_PIXEL_ID } = settings;
  const labels = settings.GOOGLE_ADS_LABELS ?? {};
  return {
    ...(GOOGLE_ANALYTICS_ID && { ga4: { id: GOOGLE_ANALYTICS_ID, value } }),
    ...(GOOGLE_ADS_ID && { ads: { id: GOOGLE_ADS_ID, value, labels } }),
    ...(GTM_ID && { gtm: { id: GTM_ID } }),
    ...(CLARITY_ID && { clarity: { id: CLARITY_ID } }),
    ...(NAVER_WA && { naver: { id: NAVER_WA, types: settings.NAVER_TYPES } }),
    ...(KAKAO_PIXEL_ID && { kakao: { id: KAKAO_PIXEL_ID } }),
    ...(META_PIXEL_ID && { meta: { id: META_PIXEL_ID } }),
    ...(KARROT_PIXEL_ID && { karrot: { id: KARROT_PIXEL_ID } }),
  };
}
