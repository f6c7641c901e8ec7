import { firm } from '#app/firm/view/firm.ts';
import { contactAddress } from '#app/tracking/tools.ts';

type Brand = 'kakao' | 'naver' | 'youtube';

const brands: Readonly<Record<string, { brand: Brand; contact?: 'kakao' | 'naver_talk' }>> = {
  'pf.kakao.com': { brand: 'kakao', contact: 'kakao' },
  'talk.naver.com': { brand: 'naver', contact: 'naver_talk' },
  'www.youtube.com': { brand: 'youtube' },
};

/**
 * The firm's channels, in the order of its file. `brand` selects the colours of the square. `ping` is the address that
 * counts a click before the script runs, for channels that count as a conversion.
 */
export function channels() {
  return (firm.channels ?? []).map(
    ({ name, short = name, note, hours, icon, href, messenger = false }) => {
      const { brand, contact } = brands[new URL(href).host] ?? {};
      const ping = contact && contactAddress(contact);
      return { brand, name, short, note, hours, icon, href, messenger, ping };
    },
  );
}

/** Channels in which the firm answers messages. */
export function messengers() {
  return channels().filter(({ messenger }) => messenger);
}
