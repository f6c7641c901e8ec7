/** What the site says where `firstConsultation.charged` is false; the responsible lawyer approves it. */
export const FREE_CONSULTATION = '첫 상담에는 상담료를 받지 않습니다.';
