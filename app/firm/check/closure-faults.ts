import { files } from '../files/collections.ts';
import { readSingle } from '../files/read-content.ts';
import { sentence } from '../text-files/faults.ts';

/** The firm's closures that have a day in common with one above them, which the site would tell twice. */
export function closureFaults(root: string): string[] {
  const firm = readSingle(root, files.firm).value;
  const closures = firm?.data.closures ?? [];
  return closures.flatMap(({ from, to = from }, at) => {
    const other = closures
      .slice(0, at)
      .find((above) => above.from <= to && from <= (above.to ?? above.from));
    if (!other) return [];
    const days = other.to ? `${other.from} – ${other.to}` : other.from;
    const message = `closures.${at}: 위에 적은 쉬는 날(${days})과 겹칩니다. 날을 고치거나 하나로 합칩니다`;
    return [sentence(files.firm.file, { line: firm?.lineOf(['closures', at]) ?? 1, message })];
  });
}
