const ownCase =
  /의뢰 ?받은|(?:맡은|맡았던|수행한|대리한|진행한) ?(?:[가-힣]+ ?)?(?:사건|소송|심판)|담당(?:한|했던)(?! ?(?:재판|법원|판사|공무원|직원|감정))/;
const ofTheFirm = /저희|의뢰인/;
/** A judgment that anybody can read: 대법원은 청구를 기각했습니다. */
const published =
  /(?:대법원|헌법재판소|헌재|고등법원)(?:은|는|이|가|의|도)|(?:대법원|헌법재판소) ?\d|판례/;
/** Words of a paragraph about a judgment or an example. */
const ofAnother = /대법원|헌법재판소|판례|판결|예를 ?들|예입니다|가령|가정해/;
/** The past tense of an event; advice has the present tense, such as 받습니다. */
const happened = /[았었였했됐셨렸켰겼졌냈왔줬났]습니다$/;

/**
 * Whether a sentence of a column describes a case of the firm: it says so, or the text before it does, as in
 * `저희가 맡은 사건입니다. 상대방의 청구를 기각시켰습니다`.
 */
export function ofOwnCase(sentence: string, before: string): boolean {
  if (ownCase.test(sentence)) return true;
  if (published.test(sentence)) return false;
  if (ofTheFirm.test(sentence) || ownCase.test(before)) return true;
  return ofTheFirm.test(before) && !ofAnother.test(before) && happened.test(sentence);
}
