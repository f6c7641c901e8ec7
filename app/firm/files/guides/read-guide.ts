import { FrontMatterSchema, type Guide } from '../../guide-schema.ts';
import type { ReadOne } from '../../text-files/faults.ts';
import { readEntry } from '../read-entries.ts';
import { type BodyLink, readBody } from './body.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** A guide, and what its body leads to and shows. */
export interface ReadGuide {
  guide: Guide;
  file: string;
  /** Its place among the guides. */
  order: number | undefined;
  links: BodyLink[];
  pictures: BodyLink[];
  lineOf(path: readonly unknown[]): number;
}

/**
 * Reads a guide: YAML between two lines of `---`, then Markdown (GFM) with headings of the second level.
 *
 * @param file its path, such as content/guides/minor-heirs.md: the name is the slug
 */
export function readGuide(text: string, file: string): ReadOne<ReadGuide> {
  const { value, faults, body } = readEntry(FrontMatterSchema, text, file);
  if (body === null) return { value: null, faults };
  const { lead, sections, links, pictures, faults: own } = readBody(parseMarkdown(body));
  if (faults.length + own.length > 0 || !value) return { value: null, faults: [...faults, ...own] };
  const { order, ...data } = value.data;
  const guide = { ...data, slug: value.id, lead, sections };
  return { value: { guide, file, order, links, pictures, lineOf: value.lineOf }, faults: [] };
}
