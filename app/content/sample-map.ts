import type { StreetMap } from './map-schema.ts';

/** The streets around a building that is not there: every sample firm stands in it. */
export const sampleMap: StreetMap = {
  width: 696,
  height: 440,
  blocks: [
    [-40, -40, 138, 100],
    [166, -40, 402, 100],
    [430, -40, 558, 100],
    [586, -40, 740, 100],
    [-40, 128, 138, 278],
    [166, 128, 402, 278],
    [430, 128, 558, 278],
    [586, 128, 740, 278],
    [-40, 322, 138, 480],
    [166, 322, 402, 480],
    [430, 322, 740, 480],
  ],
  line: [
    [-10, 300],
    [572, 300],
    [572, -10],
  ],
  station: { name: '예시역', exit: '2번 출구', at: [152, 300] },
  walk: [
    [152, 300],
    [152, 114],
    [222, 114],
    [222, 188],
  ],
  firm: [222, 188],
  labels: [
    { text: '예시로', at: [182, 82] },
    { text: '예시대로', at: [542, 40], end: true },
    { text: '걸어서 4분', at: [122, 218], end: true },
  ],
  phone: [56, 64, 400, 330],
  description:
    '예시역 2번 출구로 나와 위로 걷다가 예시로에서 오른쪽으로 돌면 곧 오른편에 예시빌딩이 있습니다. 걸어서 4분 걸립니다.',
};
