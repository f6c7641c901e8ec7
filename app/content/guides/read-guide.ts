import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import * as v from 'valibot';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { type BodyLink, readBody } from './body.ts';
import { FrontMatterSchema, type Guide } from './guide-schema.ts';

export type ReadGuide =
  | { ok: true; guide: Guide; links: BodyLink[] }
  /** Sentences in Korean: file, line, what is wrong and what to write instead. */
  | { ok: false; faults: string[] };

/** A fault and its line in the file. */
interface Fault {
  line: number;
  message: string;
}

/**
 * Reads a guide: YAML between two lines of `---`, then Markdown (GFM) with headings of the second level.
 *
 * @param file its path, such as content/guides/minor-heirs.md: the name is the slug, and faults begin with it
 */
export function readGuide(text: string, file: string): ReadGuide {
  const place = (line: number) => `${file} ${line}줄`;
  const [whole, yaml] = text.match(/^---\n([\s\S]*?\n)---\n/) ?? [];
  if (whole === undefined || yaml === undefined) {
    return {
      ok: false,
      faults: [
        `${place(1)}: 머리가 없습니다. 첫 줄과 본문 앞에 ---를 적고 그 사이에 항목을 적습니다`,
      ],
    };
  }
  const slug = file.replace(/^.*\/|\.md$/g, '');
  const matter = readFrontMatter(yaml);
  // Lines keep their numbers.
  const markdown = '\n'.repeat(whole.split('\n').length - 1) + text.slice(whole.length);
  const body = readBody(parseMarkdown(markdown));
  const faults = [...slugFaults(slug), ...matter.faults, ...body.faults];
  if (faults.length > 0 || !matter.output) {
    return { ok: false, faults: faults.map(({ line, message }) => `${place(line)}: ${message}`) };
  }
  const { lead, sections, links } = body;
  return { ok: true, guide: { ...matter.output, slug, lead, sections }, links };
}

function parseMarkdown(markdown: string): Root {
  // A single tilde stays: 1~2개월.
  return unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).parse(markdown);
}

function slugFaults(slug: string): Fault[] {
  if (/^[a-z][a-z0-9-]*$/.test(slug)) return [];
  return [{ line: 1, message: `파일 이름 ${slug}은 영어 소문자와 숫자, -로 적습니다` }];
}

function readFrontMatter(yaml: string) {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  // The opening --- is the first line.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return {
      output: null,
      faults: document.errors.map(({ pos }) => ({
        line: lineAt(pos[0]),
        message:
          '머리의 형식이 맞지 않습니다. 항목: 값 꼴로 적고, 값에 : 이 있으면 따옴표로 감쌉니다',
      })),
    };
  }
  const result = v.safeParse(FrontMatterSchema, document.toJS() ?? {});
  if (!result.success) {
    return { output: null, faults: result.issues.map(faultOf) };
  }
  const { published, checkedOn } = result.output;
  const order = {
    line: lineOf(['checkedOn']),
    message: 'checkedOn은 published보다 앞설 수 없습니다',
  };
  return { output: result.output, faults: checkedOn < published ? [order] : [] };

  function faultOf(issue: v.BaseIssue<unknown>): Fault {
    const path = (issue.path ?? []).map(({ key }) => key);
    return { line: lineOf(path), message: `${path.join('.')}: ${issue.message}` };
  }

  /** Of the value, or of the key where it has none. */
  function lineOf(path: unknown[]): number {
    const pairs = isMap(document.contents) ? document.contents.items : [];
    const key = pairs.find(({ key }) => isScalar(key) && key.value === path[0])?.key;
    const value = path.length > 1 ? document.getIn(path, true) : key;
    const range = isNode(value) ? value.range : null;
    return range ? lineAt(range[0]) : 1;
  }
}
