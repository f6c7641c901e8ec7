/** Invisible characters, and marks of emphasis and quotation, which divide no word. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}"'`*_[\]‘’“”「」『』《》〈〉]/gu;

/**
 * Hanja of the forbidden words, each with its Hangul. Hanja of other words with the same sound are left out: 催告
 * (a demand), 全文 (the full text).
 */
const hanja = new Map(
  [
    ...['前전官관禮예遇우出출身신人인脈맥緣연故고專전門문無무料료償상割할引인還환拂불後후特특化화'],
    ...['最최高고低저初초多다强강上상唯유一일等등不불敗패保보障장確확實실條조件건勝승訴소成성功공'],
    ...['率률位위記기國국際제辯변護호士사'],
  ]
    .join('')
    .match(/../g)
    ?.map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Forbidden words that people write letter by letter to get round a check. */
const watched = [
  ...['전문', '무료', '무상', '공짜', '할인', '환불', '후불', '반값', '특가', '저렴', '특화'],
  ...['최고', '최저', '최상', '최초', '최다', '최강', '유일', '독보적', '압도적', '으뜸', '보장'],
  ...['확실', '무조건', '장담', '승소율', '승소률', '성공률', '성공율', '승률', '승소', '불패'],
  ...['전관', '인맥', '후기', '별점', '백프로', '백퍼센트'],
];
const apart = String.raw`(?: |[ .·•~\-/|+,★☆]{1,2})`;
/** Letters that may follow a word: `전 문 변호사` is one word, `전 문서` is two. */
const ending =
  '(?=$|[^가-힣]|[은는이가을를의도만로에와과하한할합해된됩입율률님드받]|변호|로펌|센터|상담)';
const writtenApart = new RegExp(
  watched
    .map((word) => {
      const letters = [...word].join(`${apart}?`);
      return `(?<![가-힣])(?<!야 )${letters}${ending}`;
    })
    .join('|'),
  'g',
);

/**
 * Puts a text in one spelling, in which the rules compare it.
 *
 * @returns the text with composed syllables, plain digits, letters in lower case, Hanja of the forbidden words in
 *   Hangul, one space between words, and words that are written letter by letter joined
 */
export function spelled(text: string): string {
  return text
    .replaceAll(/\s/g, ' ')
    .replaceAll(unseen, '')
    .replaceAll('ㆍ', '·')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/ +/g, ' ')
    .replaceAll(/\p{Script=Han}/gu, (sign) => hanja.get(sign) ?? sign)
    .replaceAll(writtenApart, (word) => word.replaceAll(/[^가-힣]/g, ''));
}
