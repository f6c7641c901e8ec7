import { contactWords } from '#app/content/contact.ts';
import { firm } from '#app/content/firm.ts';
import { contactAddress } from '#app/tracking/tools.ts';

export interface Messenger {
  brand: 'kakao' | 'naver';
  name: string;
  /** Where there is little room. */
  short: string;
  note: string;
  href: string;
  /** Where a click is counted while no script lives yet. */
  ping: string;
}

/** The messengers that the firm answers, in the order in which visitors here know them. */
export function messengers(): Messenger[] {
  const { kakao, naverTalk } = firm.channels ?? {};
  return [
    ...(kakao
      ? [
          {
            brand: 'kakao' as const,
            ...contactWords.kakao,
            href: `https://pf.kakao.com/${kakao}/chat`,
            ping: contactAddress('kakao'),
          },
        ]
      : []),
    ...(naverTalk
      ? [
          {
            brand: 'naver' as const,
            ...contactWords.naverTalk,
            href: `https://talk.naver.com/ct/${naverTalk}`,
            ping: contactAddress('naver_talk'),
          },
        ]
      : []),
  ];
}

/** Address of the firm's 유튜브 channel; null: it has none. */
export function youtube(): string | null {
  const handle = firm.channels?.youtube;
  return handle ? `https://www.youtube.com/${handle}` : null;
}
