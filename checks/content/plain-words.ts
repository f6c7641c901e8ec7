/** A text and its place, such as `app/pages/home/copy.ts 12줄`. */
export interface PlacedText {
  place: string;
  text: string;
}

/** A word that visitors stumble over, and the word that courts and people use. */
interface PlainWord {
  pattern: RegExp;
  instead: string;
}

/** Only words that are wrong everywhere on the site; a reader has to judge the rest. */
const words: PlainWord[] = [
  { pattern: /(?<![가-힣])셈/, instead: '계산' },
  { pattern: /물음(?!표)|물으시는 것/, instead: '질문, 자주 묻는 질문' },
  { pattern: /몫/, instead: '상속분' },
  { pattern: /넣으시|넣으신|넣어 주|아직 넣|보기 넣|보기를 넣/, instead: '입력, 예시 입력' },
  { pattern: /거두[실시어]/, instead: '철회' },
  { pattern: /견[주줍]/, instead: '비교' },
  { pattern: /먼저 (?:세상을 )?떠|떠남/, instead: '먼저 사망' },
  { pattern: /막 돌아가/, instead: '돌아가신 지 얼마 되지 않았습니다' },
  { pattern: /남기신 (?:것|빚)/, instead: '고인의 재산, 고인의 빚' },
  { pattern: /보답/, instead: '보상' },
  { pattern: /뜻이 갈리/, instead: '협의가 되지 않으면' },
  { pattern: /묶어 [두둡]/, instead: '가처분 등 보전처분을 신청합니다' },
  { pattern: /걸어온 길|사건이 가는 길|들어온 길/, instead: '경력, 상속 절차, 유입 경로' },
  { pattern: /판단 없음/, instead: '대법원 판례 없음' },
  { pattern: /저희의 풀이|풀이[합했]/, instead: '저희 해석, 해석합니다' },
  { pattern: /국회에 나가/, instead: '국회에 제출되어' },
  { pattern: /법[ \u00a0]이름이 없는/, instead: '법 이름 없이 적은 조문은 모두 민법입니다' },
  {
    pattern: /맡기실지 정하|맡기신 것은 아닙/,
    instead: '맡기실지 결정하시면, 상담만 받으셔도 됩니다',
  },
  { pattern: /화면을 떠나지/, instead: '저희에게 오지 않습니다' },
  { pattern: /단추/, instead: '버튼' },
  { pattern: /더 읽기/, instead: '자세히' },
  { pattern: /십시오/, instead: '~세요 (두세요, 해 주세요, 하지 마세요)' },
  {
    pattern: /저희가 읽은|조문까지 확인하지|이 글에서 다루지/,
    instead: '시행 중인 법을 읽고 그 말은 지웁니다. 정해지지 않았으면 상담에서 확인해 드립니다',
  },
  { pattern: /[두세네] 걸음/, instead: '세 단계' },
  { pattern: /(?:기초재산|유류분)을 냅니다/, instead: '구합니다' },
  { pattern: /자리에(?:는 [가-힣]+이)? 섭/, instead: '대신 참여합니다' },
  { pattern: /길은 있습니다/, instead: '방법은 있습니다' },
  { pattern: /모자란 금액/, instead: '부족액' },
];

/**
 * Finds words that neither courts, tax offices nor people use.
 *
 * @returns a sentence in Korean per fault: place, word and replacement
 */
export function plainWordFaults(texts: PlacedText[]): string[] {
  return texts.flatMap(({ place, text }) =>
    words.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined
        ? []
        : [
            `${place}: "${found}" (쉬운 말). 법원에서나 일상에서 쓰지 않는 말입니다. 고치는 법: ${instead}`,
          ];
    }),
  );
}
