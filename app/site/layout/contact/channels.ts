import { contactWords } from '#app/content/contact.ts';
import { firm } from '#app/content/firm.ts';
import { contactAddress } from '#app/tracking/tools.ts';

/** A place of another company where the firm is found. */
interface Channel {
  brand: 'kakao' | 'naver' | 'youtube';
  name: string;
  /** Where there is little room. */
  short: string;
  note: string;
  href: string;
  /** Where a click is counted while no script lives yet; left out: it is no conversion. */
  ping?: string;
}

/** Those that the firm has, in the order in which visitors here know them. */
export function channels(): Channel[] {
  const { kakao, naverTalk, youtube } = firm.channels ?? {};
  const found: Channel[] = [];
  if (kakao) {
    const href = `https://pf.kakao.com/${kakao}/chat`;
    found.push({ brand: 'kakao', ...contactWords.kakao, href, ping: contactAddress('kakao') });
  }
  if (naverTalk) {
    const href = `https://talk.naver.com/ct/${naverTalk}`;
    const ping = contactAddress('naver_talk');
    found.push({ brand: 'naver', ...contactWords.naverTalk, href, ping });
  }
  if (youtube) {
    const href = `https://www.youtube.com/${youtube}`;
    found.push({ brand: 'youtube', ...contactWords.youtube, href });
  }
  return found;
}

/** Those in which the firm answers. */
export function messengers(): Channel[] {
  return channels().filter(({ brand }) => brand !== 'youtube');
}
