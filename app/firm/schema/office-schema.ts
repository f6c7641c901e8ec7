import * as v from 'valibot';
import { fields, label, phone, picture, text } from './fields/fields.ts';
import { reference } from './fields/references.ts';
import type { StreetMap } from './map-schema.ts';

const POSTAL_CODE = '우편번호는 다섯 자리 숫자를 따옴표로 감싸 적습니다';

export const AddressSchema = fields({
  region: label('시·도', text),
  locality: label('시·군·구', text),
  street: label('도로명 주소', text),
  building: label('건물과 층', v.optional(text)),
  postalCode: label(
    '우편번호',
    v.optional(v.pipe(v.string(POSTAL_CODE), v.regex(/^\d{5}$/, POSTAL_CODE))),
  ),
});
export type Address = v.InferOutput<typeof AddressSchema>;

const ONE_MAP = '약도(map)와 약도 사진(picture)이 함께 있습니다. 하나를 지웁니다';
const NO_ALT =
  '약도 사진의 설명이 없습니다. 사진에 있는 길을 한 문장으로 적습니다. 예: 교대역 10번 출구에서 곧장 걸어 두 번째 건물입니다.';

/** The forms of addresses that the map services give to share, and an example. */
const naverMap = [
  /^https:\/\/(?:naver\.me|(?:m\.)?(?:map|place)\.naver\.com)\/[^\s/]\S*$/,
  'https://naver.me/FxYz1234',
] as const;
const kakaoMap = [
  /^https:\/\/(?:kko\.to|kko\.kakao\.com|(?:m\.|place\.)?map\.kakao\.com)\/[^\s/]\S*$/,
  'https://kko.to/aBcD1234',
] as const;

function mapAddress(name: string, [form, example]: typeof naverMap | typeof kakaoMap) {
  const message = `${name}에서 법인을 찾아 공유를 누르고, 나오는 주소를 적습니다. 예: ${example}`;
  return v.pipe(v.string(message), v.regex(form, message));
}

/** How to reach an office; everything is optional. */
export const DirectionsSchema = v.pipe(
  fields({
    transit: label('교통', v.optional(text)),
    parking: label('주차', v.optional(text)),
    map: label(
      '약도',
      v.optional(reference('maps')),
      '개발자가 그린 약도. content/maps/에 있는 파일의 이름. 예: example',
    ),
    picture: label(
      '약도 사진',
      v.optional(picture),
      '약도가 있으면 비워 둡니다. 가로 1,400px 이상이면 좋습니다',
    ),
    alt: label(
      '약도 사진의 설명',
      v.optional(text),
      '사진을 보지 못하는 분께 읽어 드립니다. 예: 교대역 10번 출구에서 곧장 걸어 두 번째 건물입니다.',
    ),
    naverMap: label('네이버 지도 주소', v.optional(mapAddress('네이버 지도', naverMap))),
    kakaoMap: label('카카오맵 주소', v.optional(mapAddress('카카오맵', kakaoMap))),
  }),
  v.forward(
    v.check(({ map, picture: shown }) => !map || !shown, ONE_MAP),
    ['picture'],
  ),
  v.forward(
    v.check(({ picture: shown, alt }) => !shown || Boolean(alt), NO_ALT),
    ['alt'],
  ),
);

/** A branch office (분사무소). */
export const BranchSchema = fields({
  name: label('이름', text),
  address: label('주소', AddressSchema),
  phone: label('전화', v.optional(phone)),
  fax: label('팩스', v.optional(phone)),
  directions: label('오시는 길', v.optional(DirectionsSchema)),
});

/** With its map. */
export type Directions = Omit<v.InferOutput<typeof DirectionsSchema>, 'map'> & {
  map?: StreetMap | undefined;
};
