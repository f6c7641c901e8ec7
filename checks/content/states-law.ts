/** Articles of acts outside the law of inheritance. */
const otherActs = /(?:개인정보 보호법|변호사법)(?: 시행령)? 제\d+조/g;

/** Whether a text names an article of the law of inheritance. */
export function namesArticle(text: string): boolean {
  return /제\d+조/.test(text.replaceAll(otherActs, ''));
}

/** Patterns that only a sentence about the law matches. */
const marks = [
  /대법원|헌법재판소|위헌/,
  // A term such as 3개월; not a date (2026년 3월), experience (12년차) or duration (6개월 동안).
  /(?<!\d)\d{1,2}(?:개월|년)(?!\s?(?:\d+월|차|째|넘게|가까이|동안|을 맞|(?:의 )?(?:경험|경력)))/,
  /\d분의 \d|법정상속분의/,
  /효력이 (?:없|있)|무효/,
  /(?:상속|청구|신고|공제)(?:받지|하지)? 못합니다/,
  /.{8}(?:상속합니다|상속받습니다|상속인(?:이|은) 아닙니다|물려받습니다)/,
  /단순승인|대습상속|특별수익|법정대리인|유류분은|기여분은/,
  /(?:법원|세무서|공증인)(?:은|이|에서?) .*(?:합니다|봅니다|정합니다)/,
];

/**
 * Whether a text states law: it names an article, or is a sentence with one of the marks. Titles and labels are
 * not sentences and only name their subject.
 */
export function statesLaw(text: string): boolean {
  if (namesArticle(text)) return true;
  const sentences = text.split(/(?<=[다요])\.(?=[\s'"`<]|$)/);
  // Drops the text after the last full stop, because it is not a sentence.
  return sentences.slice(0, -1).some((sentence) => marks.some((mark) => mark.test(sentence)));
}
