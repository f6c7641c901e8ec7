/** Words of the block of facts that are sent with the request. */
export const taken = {
  title: '함께 보냅니다',
  none: '보내지 않습니다',
  show: '보기',
  fold: '접기',
  leave: '빼기',
  leaveAll: '모두 빼기',
  bring: '되돌리기',
  leaveRow: (term: string) => `${term} 빼기`,
  bringRow: (term: string) => `${term} 되돌리기`,
  more: '등',
  stage: '상황',
  offer: '계산 내용',
};
