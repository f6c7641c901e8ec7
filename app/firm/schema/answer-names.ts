/** Names of the firm's facts that answers may use, as {상호}. */
export const answerNames: readonly string[] = ['상호', '첫 상담료', '토요일 상담'];
