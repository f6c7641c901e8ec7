import { firm } from '#app/firm/firm.ts';
import { contactAddress } from '#app/tracking/tools.ts';

type Brand = 'kakao' | 'naver' | 'youtube';

const brands: Readonly<Record<string, { brand: Brand; contact?: 'kakao' | 'naver_talk' }>> = {
  'pf.kakao.com': { brand: 'kakao', contact: 'kakao' },
  'talk.naver.com': { brand: 'naver', contact: 'naver_talk' },
  'www.youtube.com': { brand: 'youtube' },
};

/**
 * Those that the firm has, in the order of its file: `brand` is whose colours its square has, and `ping` where a
 * click is counted while no script lives yet, which is left out where it is no conversion.
 */
export function channels() {
  return (firm.channels ?? []).map(
    ({ name, short = name, note, icon, href, messenger = false }) => {
      const { brand, contact } = brands[new URL(href).host] ?? {};
      const ping = contact && contactAddress(contact);
      return { brand, name, short, note, icon, href, messenger, ping };
    },
  );
}

/** Those in which the firm answers. */
export function messengers() {
  return channels().filter(({ messenger }) => messenger);
}
