import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { type ESTree, parseSync } from 'vite';

/** Openings that no reference documentation has. A docstring opens with a noun phrase or a verb in the third person. */
const OPENING =
  /^(?:of|by|as|so|to|for|where|when|whom|what|who|whose|whoever|nor|and|that|the same|beside|with it)\b/i;
/** Openings that a line comment may have, although a docstring may not. */
const LINE_OPENING = /^(?:when\b|to\b|for example\b)/i;
/** Words that translate a Korean or German idiom, or name no actor. */
const WORDS =
  /\b(?:put in|told|said|stands?|anew|beside|but for|(?<!there )(?:is|are) no|(?:is|are|was) there|is not to be|has to do with|made of it|what it is|tells of)\b/gi;
/** A tag of a docstring and its description, such as `whole days` in `@returns whole days`. */
const TAG = /@(?:returns?|throws|param(?: \{[^}]*\})? [\w.[\]=]+)(?:,| -)?[ \n]+([^@]*)/g;
/** Directives for programs, not sentences. */
const DIRECTIVE = /^(?:@|biome-ignore|v8 ignore|https?:)/;
/** `RT-10: `, the row of docs/conformance.md that a test shows. */
const ROW = /^[A-Z]{2}-\d+(?:, [A-Z]{2}-\d+)*: /;
const TEST = /\.(?:test|spec|http|database)\.tsx?$|^tests\/(?:faults|guide|load)\//;
const KOREAN_GUIDES = /^docs\/(?:channels|desk|editing|law-review|operations(?:-more)?)\.md$/;

/** A comment, test title or paragraph with the line on which it begins. */
interface Text {
  kind: 'docstring' | 'line comment' | 'test title' | 'paragraph';
  line: number;
  text: string;
}

/**
 * Finds comments, test titles and paragraphs of developer documents that do not read as plain English.
 *
 * @param file its path, which selects how its comments are found
 * @param source its text
 * @returns a line `path:line: reason: text` for each fault
 */
export function englishErrors(file: string, source: string): string[] {
  return textsOf(file, source).flatMap(({ kind, line, text }) => {
    const faults = [
      ...openingFaults(kind, text),
      ...[...text.matchAll(WORDS)].map(([word]) => `"${word}"`),
    ];
    const excerpt = text.replace(/\s+/g, ' ').slice(0, 100);
    return faults.map((fault) => `${file}:${line}: ${kind}, ${fault}: ${excerpt}`);
  });
}

function openingFaults(kind: Text['kind'], text: string): string[] {
  if (kind === 'paragraph') return [];
  if (kind === 'line comment' && LINE_OPENING.test(text)) return [];
  const openings = [
    text.replace(ROW, ''),
    ...[...text.matchAll(TAG)].map(([, described = '']) => described),
  ];
  return openings.flatMap((opening) => {
    const word = opening.match(OPENING)?.[0];
    return word ? [`opens with "${word}"`] : [];
  });
}

function textsOf(file: string, source: string): Text[] {
  if (/\.[cm]?[jt]sx?$/.test(file))
    return [...comments(file, source), ...(TEST.test(file) ? titles(file, source) : [])];
  if (file.endsWith('.css')) return matches(source, /\/\*+([\s\S]*?)\*\//g, 'docstring');
  if (file.endsWith('.md'))
    return matches(source.replace(/^```[\s\S]*?^```/gm, blank), /(?:^.*\S.*\n?)+/gm, 'paragraph');
  return matches(source, /(?:^[ \t]*#(?!!).*\n?)+/gm, 'line comment');
}

function matches(source: string, pattern: RegExp, kind: Text['kind']): Text[] {
  return [...source.matchAll(pattern)].flatMap((match) =>
    textAt(kind, source, match.index, match[1] ?? match[0]),
  );
}

/** Returns the comments of a file. Consecutive line comments without code between them form one comment. */
function comments(file: string, source: string): Text[] {
  const runs: { block: boolean; start: number; end: number; text: string }[] = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const block = type === 'Block';
    const last = runs.at(-1);
    const follows =
      last && !block && !last.block && /^[ \t]*\n[ \t]*$/.test(source.slice(last.end, start));
    if (follows) {
      last.text += `\n${value}`;
      last.end = end;
    } else runs.push({ block, start, end, text: value });
  }
  return runs.flatMap(({ block, start, text }) =>
    textAt(block ? 'docstring' : 'line comment', source, start, text),
  );
}

/** Returns the first arguments of `test`, `it`, `describe` and their variants, such as `test.each(rows)`. */
function titles(file: string, source: string): Text[] {
  const found: Text[] = [];
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    if ('type' in node && node.type === 'CallExpression') {
      const { callee, arguments: passed } = node as ESTree.CallExpression;
      const title = passed[0];
      const text =
        title?.type === 'Literal'
          ? title.value
          : title?.type === 'TemplateLiteral'
            ? source.slice(title.start + 1, title.end - 1).replace(/\$\{[^}]*\}/g, '%s')
            : undefined;
      if (
        title &&
        typeof text === 'string' &&
        /^(?:it|test|describe)\b/.test(source.slice(callee.start, callee.end))
      ) {
        found.push(...textAt('test title', source, title.start, text));
      }
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program.body);
  return found;
}

function textAt(kind: Text['kind'], source: string, start: number, raw: string): Text[] {
  const text = raw.replace(/^[ \t]*[*#]+[ \t]?/gm, '').trim();
  if (text === '' || DIRECTIVE.test(text)) return [];
  return [{ kind, line: source.slice(0, start).split('\n').length, text }];
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, '');
}

if (import.meta.main) {
  const named = argv.slice(2);
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const files = (named.length > 0 ? named : tracked).filter(
    (file) =>
      existsSync(file) &&
      (/\.(?:[cm]?[jt]sx?|css|sh|service|socket|conf|grit|yml)$|Caddyfile$|Dockerfile$/.test(
        file,
      ) ||
        (/^(?:docs\/.*|CONTRIBUTING|README)(?:\.md)?$/.test(file) &&
          file.endsWith('.md') &&
          !KOREAN_GUIDES.test(file))) &&
      !/^content\/|^tests\/firm\//.test(file),
  );
  const errors = files.flatMap((file) => englishErrors(file, readFileSync(file, 'utf8')));
  for (const error of errors) console.error(error);
  if (errors.length > 0) {
    console.error(
      `\n${errors.length} places do not read as plain English: CONTRIBUTING.md, "Language".`,
    );
    process.exitCode = 1;
  }
}
