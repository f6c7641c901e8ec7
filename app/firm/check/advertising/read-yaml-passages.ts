import { type Document, isAlias, isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';
import { type Passage, piece, pieceAt } from './passage.ts';

/** What a field says that its text leaves out: `2시간 무료` in `parking`, `없음` as the `amount` of a consultation. */
const said: Record<string, string> = { parking: '주차 ', amount: '상담료 ' };

/** Fields that no visitor reads, and the approvals of lawyers. */
const unread = new Set(['href', 'icon', 'approved', 'portrait', 'id', 'email']);

/**
 * The texts of a YAML file, also of one with faults.
 *
 * @param from where the YAML begins in the source
 */
export function yamlPassages(file: string, source: string, yaml: string, from = 0): Passage[] {
  const passages: Passage[] = [];
  const document: Document = parseDocument(yaml);
  walk(document.contents, '');
  return passages;

  function walk(node: unknown, key: string): void {
    if (isAlias(node) || unread.has(key)) return;
    if (isMap(node)) {
      for (const pair of node.items)
        walk(pair.value, isScalar(pair.key) ? String(pair.key.value) : key);
    } else if (isSeq(node)) {
      for (const item of node.items) walk(item, key);
    } else if (isScalar(node) && typeof node.value === 'string') {
      add(node, key);
    }
  }

  function add({ range, type, value }: Scalar, key: string): void {
    if (!range || /^https?:\/\/\S+$/.test(String(value))) return;
    const [start, end] = [range[0] + from, range[1] + from];
    const text = piece(source, start, end, type === 'QUOTE_DOUBLE' ? 'backslash' : 'none');
    const about = said[key];
    passages.push({ file, source, pieces: [...(about ? [pieceAt(about, start)] : []), text] });
  }
}
