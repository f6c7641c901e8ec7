import type { Nodes } from 'mdast';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { parseMarkdown } from '#app/firm/data/files/guides/parse-markdown.ts';
import { splitMatter } from '#app/firm/text-files/front-matter.ts';
import { FREE_CALL, FREE_CONSULTATION } from '#app/firm/view/first-consultation.ts';
import type { PlacedText } from '../plain-words.ts';

/** Fields that no visitor reads, and the approvals of lawyers. */
const unread = new Set(['href', 'icon', 'approved', 'portrait', 'id', 'email']);

/** Words that the site prints before the value of a field: `상담료 없음`, `주차 2시간 무료`. */
const printedBefore: Record<string, string> = { parking: '주차 ', amount: '상담료 ' };

/** The sentences that the site prints for a field that is false. */
const freeSentences: Record<string, string> = {
  'firstConsultation.charged': FREE_CONSULTATION,
  'firstCall.charged': FREE_CALL,
};

/**
 * Reads the texts of a file of content/: the fields of YAML, the paragraphs, headings and cells of Markdown, and the
 * texts of a drawing. Also reads files with faults.
 *
 * @param file its path, whose ending selects how the source is read
 * @returns each text as visitors read it, with its file, line and field
 */
export function contentTexts(file: string, source: string): PlacedText[] {
  if (/\.svg$/i.test(file)) return drawingTexts(file, source);
  const { yaml, before, body } = yamlIn(file, source);
  return [...yamlTexts(file, yaml, before), ...(body ? bodyTexts(file, body) : [])];
}

/** The YAML of a file: its front matter if the file is Markdown, otherwise all of it. */
export function yamlIn(file: string, source: string) {
  if (!file.endsWith('.md')) return { yaml: source, before: 0, body: '' };
  return splitMatter(source) ?? { yaml: '', before: 0, body: source };
}

function yamlTexts(file: string, yaml: string, before: number): PlacedText[] {
  const texts: PlacedText[] = [];
  const lines = new LineCounter();
  walk(parseDocument(yaml, { lineCounter: lines }).contents, []);
  return texts;

  function walk(node: unknown, path: readonly (string | number)[]): void {
    const key = path.findLast((name) => typeof name === 'string') ?? '';
    if (isAlias(node) || unread.has(key)) return;
    if (isMap(node)) {
      for (const { key: name, value } of node.items) {
        walk(value, isScalar(name) ? [...path, String(name.value)] : path);
      }
    } else if (isSeq(node)) {
      for (const [at, item] of node.items.entries()) walk(item, [...path, at]);
    } else if (isScalar(node)) {
      const text = printed(path, key, node.value);
      const line = lines.linePos(node.range?.[0] ?? 0).line + before;
      if (text) texts.push({ place: `${file} ${line}줄: ${path.join('.')}`, text });
    }
  }
}

/** The sentence that the site prints for a value; null if it prints none or only an address. */
function printed(path: readonly (string | number)[], key: string, value: unknown): string | null {
  const free = value === false ? freeSentences[path.join('.')] : undefined;
  if (free) return free;
  if (typeof value !== 'string' || /^https?:\/\/\S+$/.test(value)) return null;
  return (printedBefore[key] ?? '') + value;
}

function bodyTexts(file: string, markdown: string): PlacedText[] {
  const texts: PlacedText[] = [];
  walk(parseMarkdown(markdown));
  return texts;

  function walk(node: Nodes): void {
    const add = (text: string | null | undefined) => {
      if (text) texts.push({ place: `${file} ${node.position?.start.line ?? 1}줄: 본문`, text });
    };
    if ('alt' in node) add(node.alt);
    if ('title' in node) add(node.title);
    if (node.type === 'html' || node.type === 'code') add(node.value);
    if (['paragraph', 'heading', 'tableCell'].includes(node.type)) add(textOf(node));
    if ('children' in node) node.children.forEach(walk);
  }
}

/** The text of a paragraph, heading or cell without marks, pictures and tags. */
function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  if (node.type === 'break') return ' ';
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

/** Comments, style and script, and the marks around literal text. */
const unprinted = /<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1\s*>|<!\[CDATA\[|\]\]>/gi;
/** Elements that end a text. Others, such as tspan, are part of it. */
const textEnd = /<\/(?:text|title|desc|p|div|li|h\d)\b[^>]*>/i;
const attribute = /\s(?:aria-label|aria-description|alt|title)\s*=\s*(["'])(.*?)\1/gis;

function drawingTexts(file: string, svg: string): PlacedText[] {
  const shown = svg.replaceAll(unprinted, '');
  return [
    ...shown.split(textEnd).map((text) => text.replaceAll(/<[^>]*>/g, '')),
    ...[...shown.matchAll(attribute)].map(([, , text = '']) => text),
  ]
    .filter((text) => text.trim())
    .map((text) => ({ place: `${file}: 그림 속의 글`, text: decoded(text) }));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** XML text with its entities and character references resolved. */
function decoded(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
