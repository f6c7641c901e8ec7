import { addressText } from '#app/firm/address-text.ts';
import { closureTexts } from '#app/firm/closures.ts';
import { firm } from '#app/firm/firm.ts';
import type { Address, Directions } from '#app/firm/office-schema.ts';
import { pictures } from '#app/firm/pictures.data.ts';

export type PlaceCopy = ReturnType<typeof placeOn>;

/**
 * 오시는 길: each office of the firm, the main one first; optional facts may be left out.
 *
 * @param today in Korea, such as 2026-12-01: closures that are over are left out
 */
export function placeOn(today: string) {
  return {
    id: 'place',
    label: '오시는 길',
    firm: firm.name,
    offices: [
      office('main', firm.address, firm.directions, {
        hours: [firm.hours?.text, firm.hours?.lunch].filter((text) => text !== undefined),
        closures: closureTexts(firm.closures ?? [], today),
      }),
      ...(firm.branches ?? []).map(({ name, address, phone, fax, directions }, index) =>
        office(`branch-${index + 1}`, address, directions, { name, phone, fax }),
      ),
    ],
  };
}

interface Besides {
  name?: string;
  phone?: string | undefined;
  fax?: string | undefined;
  hours?: string[];
  closures?: string[];
}

function office(id: string, address: Address, directions: Directions = {}, more: Besides) {
  const { building, ...street } = address;
  const { picture, naverMap, kakaoMap, ...way } = directions;
  return {
    id: `place-${id}`,
    building,
    address: addressText(street),
    picture: picture === undefined ? undefined : pictures[picture],
    services: [
      { name: '네이버 지도', href: naverMap },
      { name: '카카오맵', href: kakaoMap },
    ].flatMap(({ name, href }) => (href ? [{ name, href }] : [])),
    ...way,
    ...more,
  };
}
