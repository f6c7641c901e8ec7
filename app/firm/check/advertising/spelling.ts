import type { Piece } from './passage.ts';

/** A text in one spelling, and for each of its characters the place in the file. */
export interface Spelled {
  text: string;
  offsets: readonly number[];
}

/** Not seen, or marks of emphasis and quotation, which divide no word. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}"'`*_[\]‘’“”「」『』《》〈〉]/u;
/** Parts of syllables: Windows composes them, macOS and some keyboards write them one by one. */
const jamo = /[\u1100-\u11ff\u3131-\u3163\u3165-\u318c\ua960-\ua97f\ud7b0-\ud7ff\uffa1-\uffdc]/;

/**
 * Puts a text in one spelling: composed syllables, plain digits and letters in lower case, Hanja of the forbidden
 * words in Hangul, one space between words, and words that are written letter by letter in one.
 */
export function spelled(pieces: readonly Piece[]): Spelled {
  const seen: [character: string, offset: number][] = [];
  for (const { text, offsets } of pieces) {
    let at = 0;
    for (const character of text) {
      const offset = offsets[at] ?? 0;
      at += character.length;
      if (/\s/.test(character)) seen.push([' ', offset]);
      else if (!unseen.test(character)) seen.push([character === 'ㆍ' ? '·' : character, offset]);
    }
  }
  return inOne(inHangul(composed(seen)));
}

function composed(seen: readonly [string, number][]): Spelled {
  let text = '';
  const offsets: number[] = [];
  for (let at = 0; at < seen.length; ) {
    const [first = '', offset = 0] = seen[at] ?? [];
    let group = first;
    at += 1;
    const partOf = jamo.test(first) ? jamo : /\p{M}/u;
    for (let next = seen[at]; next && partOf.test(next[0]); next = seen[at]) {
      group += next[0];
      at += 1;
    }
    const written = /^[가-힣 ]$/.test(group) ? group : group.normalize('NFKC').toLowerCase();
    for (const character of written) {
      if (character === ' ' && text.endsWith(' ')) continue;
      text += character;
      for (let unit = 0; unit < character.length; unit++) offsets.push(offset);
    }
  }
  return { text, offsets };
}

/**
 * The Hanja of the forbidden words. Those of other words with the same sound are not among them: 催告 (a demand),
 * 全文 (the full text).
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

function inHangul({ text, offsets }: Spelled): Spelled {
  return { text: text.replace(/\p{Script=Han}/gu, (sign) => hanja.get(sign) ?? sign), offsets };
}

/** Forbidden words that people write letter by letter to get round a check. */
const watched = [
  ...['전문', '무료', '무상', '공짜', '할인', '환불', '후불', '반값', '특가', '저렴', '특화'],
  ...['최고', '최저', '최상', '최초', '최다', '최강', '유일', '독보적', '압도적', '으뜸', '보장'],
  ...['확실', '무조건', '장담', '승소율', '승소률', '성공률', '성공율', '승률', '승소', '불패'],
  ...['전관', '인맥', '후기', '별점', '백프로', '백퍼센트'],
];
const apart = String.raw`(?: |[ .·•~\-/|+,★☆]{1,2})`;
/** What may follow a word: `전 문 변호사` is one word, `전 문서` is two. */
const ending =
  '(?=$|[^가-힣]|[은는이가을를의도로만에와과하한할합해된됩입율률님드받]|변호|로펌|센터|상담)';
const writtenApart = new RegExp(
  watched
    .map((word) => {
      const letters = [...word].join(`${apart}?`);
      return `(?<![가-힣])(?<!야 )${letters}${ending}`;
    })
    .join('|'),
  'g',
);

function inOne({ text, offsets }: Spelled): Spelled {
  let joined = '';
  const places: number[] = [];
  let at = 0;
  const keep = (from: number, to: number, onlyLetters: boolean) => {
    for (let index = from; index < to; index++) {
      const character = text.charAt(index);
      if (onlyLetters && !/[가-힣]/.test(character)) continue;
      joined += character;
      places.push(offsets[index] ?? 0);
    }
  };
  for (const { 0: words, index } of text.matchAll(writtenApart)) {
    keep(at, index, false);
    keep(index, index + words.length, true);
    at = index + words.length;
  }
  keep(at, text.length, false);
  return { text: joined, offsets: places };
}
