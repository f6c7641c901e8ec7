/** A text of the site and where it stands. */
export interface PlacedText {
  place: string;
  text: string;
}

/** What the site once said wrongly, and what must stand with it; without that, it must not be said at all. */
interface Correction {
  said: RegExp;
  with?: RegExp;
  /** What is right. */
  message: string;
}

export const corrections: readonly Correction[] = [
  {
    said: /(?:배우자|직계혈족).*(?:중대한 범죄|부당한? ?대우|그렇게 한)/,
    with: /유언으로 .*뜻을 남기신 때에만/,
    message: '유언으로 뜻을 남기신 때에만 상속권을 잃습니다(민법 제1004조의2 제1항, 제3항)',
  },
  {
    said: /안 날부터 3개월 안에 \[?(?:특별)?한정승인/,
    with: /중대한 (?:과실|잘못) 없이|성년이 (?:된|되기)/,
    message: '중대한 과실 없이 알지 못한 때에만 기간이 다시 있습니다(민법 제1019조 제3항)',
  },
  {
    said: /안 날부터 1년,.*청구|1년,.*10년/,
    with: /먼저|지나면|10년이 지나/,
    message: '1년과 10년 가운데 먼저 끝나는 때까지입니다(민법 제1117조)',
  },
  {
    said: /언제 받았(?:든|는지 따지지)|몇 년 전(?:에 받았든|이든)/,
    with: /1979년 1월 1일/,
    message: '1979년 1월 1일 전에 받은 재산은 더하지 않습니다(1977. 12. 31. 부칙)',
  },
  {
    said: /(?:한 분만|일부만).*(?:외국|해외)/,
    with: /6개월 안에 신고|9개월/,
    message: '상속인의 일부만 외국에 있으면 9개월인지 분명하지 않으므로 6개월을 적습니다',
  },
  {
    said: /봉투에 .*(?:쓴|썼).*주소|주소.*봉투에 .*(?:쓴|썼)/,
    with: /한 몸|일부로 볼/,
    message: '봉투의 주소는 봉투가 유언장의 일부로 볼 수 있는 때에만 인정됩니다(대법원 97다38503)',
  },
  {
    said: /그 전에 돌아가신 경우에도 같다고/,
    with: /저희 해석/,
    message: '대법원 2020그42를 그 전의 사망에도 적용하는 것은 저희 해석이라고 적습니다',
  },
  {
    said: /보상으로 받은 (?:것|재산).*(?:제외|빼지 않|빠집)/,
    with: /2024(?:년 4월 25일|\. 4\. 25\.)|조문마다 다르니|이 조문을|단서/,
    message: '민법 제1008조 단서는 2024년 4월 25일부터 적용됩니다(제21454호 부칙 제2조)',
  },
  {
    said: /(?:아버지|부모)의 (?:상속|빚)을 포기.*할아버지/,
    with: /^(?=.*따로 포기)(?=.*3개월)(?=.*포기할 수 없습니다)/s,
    message:
      '할아버지의 상속은 따로 3개월 안에 포기하고, 미리 포기할 수 없습니다(대법원 2014다39824)',
  },
  {
    said: /2024\. 9\. 20\.[^)]*삭제/,
    message: '민법 제1112조 제4호가 삭제된 날은 공포한 날과 다릅니다',
  },
  {
    said: /상속 자격을 잃은 때/,
    message: '옛 민법 제1003조 제2항은 사망과 결격만 말합니다',
  },
  {
    said: /상속인 모두(?:의 주소)?가? 외국.*9개월/,
    message: '상증법 제67조 제4항은 상속인 모두라고 하지 않습니다',
  },
  {
    said: /(?<!전의 상속이라 )형제자매(?:의 유류분)?(?:은|는) (?:법정상속분의 )?3분의 1입니다/,
    message: '형제자매에게는 유류분이 없습니다(헌법재판소 2020헌가4)',
  },
  {
    said: /(?:생전에|살아 계실 때) 미리 포기할 수 있/,
    message: '돌아가시기 전에는 상속을 포기할 수 없습니다(민법 제1041조)',
  },
  {
    said: /20\d\d년 조문|개정본/,
    message: '시행 중인 조문을 읽고 적습니다. 옛 판은 적지 않습니다',
  },
  {
    said: /(?:법|자료|개편안|조문).*확인하지 (?:못했|않았)/,
    message: '알아보고 적거나, 상담에서 확인해 드린다고 적습니다',
  },
  {
    said: /여럿이면 .*비례/,
    with: /유류분을 넘/,
    message:
      '함께 상속하는 분에게는 그분의 유류분을 넘는 만큼만 나누어 청구합니다(제1115조 제2항, 대법원 2010다42624)',
  },
  {
    said: /2천만 원을 넘으면 .*(?:10년|허가)/,
    with: /담보/,
    message: '연부연납에는 담보를 제공하고, 한 번에 1천만 원을 넘게 냅니다(상증법 제71조)',
  },
  {
    said: /5일 안에 .*채권자.*공고/,
    with: /유증|유언으로 (?:재산을 )?받/,
    message: '공고는 채권자와 유증받은 분에게 합니다(민법 제1032조 제1항)',
  },
  {
    said: /혼인신고를 하지 않았다면 상속받지 못/,
    with: /^(?=.*보증금)(?=.*유족연금)/s,
    message:
      '사실혼 배우자도 임차권과 유족연금은 받을 수 있습니다(주택임대차보호법 제9조, 국민연금법 제3조 제2항)',
  },
  {
    said: /무주택 직계비속/,
    with: /며느리·사위/,
    message: '대습상속한 직계비속의 배우자도 받습니다(상증법 제23조의2)',
  },
  {
    said: /분납과 연부연납을 함께 이용할 수 있/,
    message: '분납과 연부연납은 함께 이용할 수 없습니다(상증법 제70조 제2항 단서)',
  },
];

/** Sentences in Korean for texts that are wrong in one of these ways. */
export function correctionFaults(texts: readonly PlacedText[]): string[] {
  return texts.flatMap(({ place, text }) => {
    const plain = text.replaceAll('\u00a0', ' ');
    return corrections
      .filter(({ said, with: required }) => said.test(plain) && !required?.test(plain))
      .map(({ message }) => `${place}: ${message}. 문장을 고칩니다: ${plain.slice(0, 60)}`);
  });
}
