import { pictures } from '#app/firm/data/pictures.data.ts';
import type { Address, Directions } from '#app/firm/schema/office-schema.ts';
import { addressText } from '#app/firm/view/address-text.ts';
import { closureTexts } from '#app/firm/view/closures.ts';
import { firm } from '#app/firm/view/firm.ts';
import { firmTerms, labels } from '../parts/copy.ts';

/** Terms for the facts of an office, and labels of its map. */
export const placeTerms = {
  ...firmTerms,
  copyAddress: '주소 복사',
  hours: '상담 시간',
  closures: '쉬는 날',
  transit: '교통',
  parking: '주차',
  map: { title: '약도', enlarge: '약도 크게 보기', close: '약도 닫기' },
};

export type PlaceCopy = ReturnType<typeof placeOn>;

/**
 * 오시는 길: the firm's offices, the main one first, with the facts that the firm has filled in.
 *
 * @param today the date in Korea, such as 2026-12-01. Closures before it are left out.
 */
export function placeOn(today: string) {
  return {
    id: 'place',
    label: labels.place,
    firm: firm.name,
    main: office('main', firm.address, firm.directions, {
      hours: [firm.hours?.text, firm.hours?.lunch].filter((text) => text !== undefined),
      closures: closureTexts(firm.closures ?? [], today),
    }),
    branches: (firm.branches ?? []).map(({ name, address, phone, fax, directions }, index) =>
      office(`branch-${index + 1}`, address, directions, { name, phone, fax }),
    ),
  };
}

/** 오시는 길 for the search index. Leaves out closures, because they change by the day. */
export function searchedPlace() {
  const { id, label: title, main, branches } = placeOn('9999-12-31');
  const facts = [main, ...branches].flatMap(
    ({ building, address, phone, fax, hours, transit, parking }) => [
      `${placeTerms.address} ${address} ${building ?? ''}`.trim(),
      `${placeTerms.phone} ${phone ?? firm.phone}`,
      ...(fax ? [`${placeTerms.fax} ${fax}`] : []),
      ...(hours?.length ? [`${placeTerms.hours} ${hours.join(', ')}`] : []),
      ...(transit ? [`${placeTerms.transit} ${transit}`] : []),
      ...(parking ? [`${placeTerms.parking} ${parking}`] : []),
    ],
  );
  return { id, kind: '안내', title, text: facts.join(' · ') };
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
  const line = addressText(street);
  const query = encodeURIComponent(line);
  return {
    id: `place-${id}`,
    building,
    address: line,
    picture: picture === undefined ? undefined : pictures[picture],
    // Without the firm's own entry, the map searches for the address.
    services: [
      { name: '네이버 지도', href: naverMap ?? `https://map.naver.com/p/search/${query}` },
      { name: '카카오맵', href: kakaoMap ?? `https://map.kakao.com/link/search/${query}` },
    ],
    ...way,
    ...more,
  };
}
