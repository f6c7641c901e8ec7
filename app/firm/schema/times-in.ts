/** A time of day as people write one: 오전 9시, 9:30, 정오, or the 9 of 9–18시. */
const TIME =
  /(오전|아침|새벽|오후|낮|저녁|밤)?\s*(?:(정오|자정)|(\d{1,2})(?:\s*시(?:\s*(\d{1,2})\s*분|\s*(반))?|\s*:\s*(\d{2})|(?=\s*[-–\u2014~\u223c]\s*(?:오전|오후|낮|저녁|밤)?\s*\d{1,2}\s*(?:시|:))))/g;

/**
 * The times that a text names, each as minutes since midnight: without 오전 or 오후, 9시 may be two of them.
 */
export function timesIn(text: string): number[][] {
  return [...text.normalize('NFKC').matchAll(TIME)].map(
    ([, half, named, hours, minutes, halfPast, after]) => {
      if (named) return named === '정오' ? [720] : [0, 1440];
      const rest = halfPast ? 30 : Number(minutes ?? after ?? 0);
      return hoursOf(Number(hours), half).map((hour) => hour * 60 + rest);
    },
  );
}

function hoursOf(hour: number, half: string | undefined): number[] {
  if (hour > 12) return [hour];
  if (half === undefined) return hour === 12 ? [0, 12, 24] : [hour, hour + 12];
  if (/오전|아침|새벽/.test(half)) return [hour % 12];
  return half === '밤' && hour === 12 ? [0, 24] : [(hour % 12) + 12];
}
