import { writtenCourts } from '../data/courts.data.ts';
import type { CourtPlace } from './court-table.ts';

/** A place with the words by which people search for it. */
interface SearchedPlace extends CourtPlace {
  words: readonly string[];
}

/** Every 시·도 and 시·군·구 with its own name, its parts, and the names that people use for it. 세종 is a 시·도 alone. */
export const searchedPlaces: readonly SearchedPlace[] = writtenCourts.provinces.flatMap(
  ({ name, also = [], courts, places = [] }) => {
    const ofProvince = [name, ...also];
    return [
      { province: name, words: ofProvince },
      ...courts.flatMap(({ districts }) =>
        districts
          .filter((district) => district !== name)
          .map((district) => ({
            province: name,
            district,
            words: [
              ...district.split(' '),
              ...(places.find(({ place }) => place === district)?.names ?? []),
            ],
          })),
      ),
    ];
  },
);

/**
 * Finds the places that a text names, such as 부산, 분당, 경기도 성남시 or 전라남도. Every word of the text has to
 * begin a name of the place, or of its 시·도. A text that names a 시·도 finds none of its 시·군·구: 부산 finds 부산광역시
 * without 부산진구.
 */
export function findPlaces(typed: string): CourtPlace[] {
  const words = typed.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const named = new Set<string>();
  return searchedPlaces.flatMap(({ province, district, words: own }) => {
    const around = district ? (provinceWords.get(province) ?? []) : [];
    if (!words.every((word) => begins(word, own) || begins(word, around))) return [];
    if (!district) {
      named.add(province);
      return [{ province }];
    }
    return named.has(province) ? [] : [{ province, district }];
  });
}

const provinceWords = new Map(
  searchedPlaces
    .filter(({ district }) => !district)
    .map(({ province, words }) => [province, words]),
);

function begins(word: string, names: readonly string[]): boolean {
  return names.some((name) => name.startsWith(word));
}
