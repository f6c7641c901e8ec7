import type * as v from 'valibot';
import type { ReadOne } from '../../../text-files/faults.ts';
import { type Entry, readEntry } from '../read-entries.ts';
import { type BodyLink, readBody } from './body.ts';
import { parseMarkdown } from './parse-markdown.ts';

type Body = Omit<ReturnType<typeof readBody>, 'faults'>;

/** An entry with a body in Markdown. */
export interface ReadArticle<Data> extends Entry<Data> {
  body: Body;
}

/** The parts of an article that the check reads. */
export interface CheckedArticle {
  file: string;
  links: BodyLink[];
  pictures: BodyLink[];
  lineOf(path: readonly unknown[]): number;
}

/**
 * Reads YAML between two lines of `---`, then Markdown (GFM) with headings of the second level.
 *
 * @param file its path, such as content/guides/minor-heirs.md
 * @param lacking returns a sentence in Korean if the body lacks something else, or null
 */
export function readArticle<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
  lacking: (body: Body) => string | null,
): ReadOne<ReadArticle<v.InferOutput<Schema>>> {
  const { value, faults, body: markdown } = readEntry(schema, text, file);
  if (markdown === null) return { value: null, faults };
  const { faults: own, ...body } = readBody(parseMarkdown(markdown));
  const message = lacking(body);
  const all = [...faults, ...own, ...(message ? [{ line: 1, message }] : [])];
  return { value: all.length > 0 || !value ? null : { ...value, body }, faults: all };
}
