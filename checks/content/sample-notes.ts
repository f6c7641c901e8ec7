import { files } from '#app/firm/data/files/collections.ts';
import { readSingle } from '#app/firm/data/files/read-content.ts';
import { textsOf } from '#app/firm/schema/fields/placeholders.ts';
import { sampleValues } from './sample-values.ts';

/**
 * Lists the items of a firm that still equal the sample's, in a Korean sentence. They are not faults, because they may
 * be right.
 */
export function sampleNotes(root: string, values = sampleValues): string[] {
  const firm = readSingle(root, files.firm).value?.data;
  if (firm?.sample !== false) return [];
  const equal = textsOf(firm)
    .map(({ path, value }) => ({ value, item: path.filter(isField).join('.') }))
    .filter(({ item, value }) => values[item]?.includes(value))
    .map(({ item }) => item);
  if (equal.length === 0) return [];
  const items = [...new Set(equal)].join(', ');
  return [
    `${files.firm.file}: 견본과 같은 값입니다. 맞으면 그대로 두고, 아니면 고칩니다: ${items}`,
  ];
}

function isField(part: string | number): boolean {
  return typeof part === 'string';
}
