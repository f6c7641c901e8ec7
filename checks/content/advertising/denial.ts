/** The text between the words and their denial, which must be in the same clause. */
const bridge = String.raw`(?:(?!니다|[가-힣](?<![다라냐자])고 |며 |면서 |면 |니까 |않|못|아니|[.,!?;])[^\n]){0,28}?`;
/** Endings that deny: 않습니다, 못하고, 않았습니다, 마세요. Conditions such as 않으면 do not. */
const no =
  '(?:(?:않았|못했)(?:습|으며|고|던 |지만|는데)|않(?:습|는다(?!면)|으며|고|아|겠|음|는 )|못(?:합|한다(?!면)|하며|하고|해|함|하는 )|마(?:세|십|시)|말(?:아|고))';

const denial = new RegExp(
  [
    `^${bridge}지(?:는|도|를)? ?${no}`,
    `^${bridge}(?:[이가은는]|것[은이]) ?아(?:닙|니(?!면)|님)`,
    `^${bridge}(?:수|필요|이유|까닭|의무|리)(?:[는가도은이])? ?없`,
    '^(?:[은는이가도])? ?없(?:습|다(?!면)|으며|고|음|이(?= |,))',
    `^${bridge}(?:금지|위법|허용되지)`,
  ].join('|'),
);

/** Failures. Their denial is a promise: 절대 지지 않습니다, 후회하지 않습니다. */
const failure =
  /^[^.!?]{0,16}?(?:지지|실패|패소|놓치|낮지|나쁘|부족|후회|손해|걱정|빠지|뒤지|밀리)/;

/**
 * Whether the sentence denies its words: `결과를 보장하지 않습니다`, but not `이보다 저렴할 수 없습니다`.
 *
 * @param before the text that precedes the words
 * @param after the text that follows them
 */
export function isDenied(before: string, after: string): boolean {
  return denial.test(after) && !failure.test(after) && !/보다 ?더? ?$/.test(before);
}

/** Endings of a visitor's question. */
const asked = new RegExp(
  String.raw`^[이은는도가을를]?(?:으?로)? ?(?:${[
    '(?:인|되|있|없|하|받|해 ?주|가능한|받을 수 있|할 수 있)(?:가요|나요)|인지요|입니까|나요',
    '(?:얼마|어떻게)[가-힣 ]{0,8}요',
    '[이어]?도 [가-힣 ]{0,10}나요',
  ].join('|')})\?`,
);

/**
 * Whether a visitor asks about the words: `상담은 무료인가요?`, but not `왜 저희가 1위인가요?`
 *
 * @param before the text that precedes the words
 * @param after the text that follows them
 */
export function isAsked(before: string, after: string): boolean {
  return asked.test(after) && !/왜|어떻게/.test(before);
}
