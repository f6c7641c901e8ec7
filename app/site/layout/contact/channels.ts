import { firm } from '#app/content/firm.ts';
import { contactAddress } from '#app/tracking/tools.ts';

/** A place of another company where the firm is found. */
interface Channel {
  /** Whose colours its square has. */
  brand: Brand | undefined;
  name: string;
  /** Where there is little room. */
  short: string;
  note: string;
  /** The inside of its icon's SVG. */
  icon: string;
  href: string;
  /** The firm answers there. */
  messenger: boolean;
  /** Where a click is counted while no script lives yet; left out: it is no conversion. */
  ping: string | undefined;
}

type Brand = 'kakao' | 'naver' | 'youtube';

const brands: Readonly<Record<string, { brand: Brand; contact?: 'kakao' | 'naver_talk' }>> = {
  'pf.kakao.com': { brand: 'kakao', contact: 'kakao' },
  'talk.naver.com': { brand: 'naver', contact: 'naver_talk' },
  'www.youtube.com': { brand: 'youtube' },
};

/** Those that the firm has, in the order of its file. */
export function channels(): Channel[] {
  return (firm.channels ?? []).map(
    ({ name, short = name, note, icon, href, messenger = false }) => {
      const { brand, contact } = brands[new URL(href).host] ?? {};
      const ping = contact && contactAddress(contact);
      return { brand, name, short, note, icon, href, messenger, ping };
    },
  );
}

/** Those in which the firm answers. */
export function messengers(): Channel[] {
  return channels().filter(({ messenger }) => messenger);
}
