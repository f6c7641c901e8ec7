import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { tied } from '#app/ui/tied.ts';

/**
 * Sets the HTML of a guide like the rest of the site: articles and decisions in parentheses are citations,
 * articles and dates stay on one line, and the cells of a table name their column, for phones.
 */
export function typeset(root: Root): ElementContent[] {
  return root.children.flatMap(set);
}

function set(node: RootContent): ElementContent[] {
  if (node.type === 'text') return cited(tied(node.value));
  if (node.type !== 'element') return [];
  const element = { ...node, children: node.children.flatMap(set) };
  return [node.tagName === 'table' ? labelled(element) : element];
}

/** Parentheses that name an article or a decision, as `span.citation`. */
function cited(text: string): ElementContent[] {
  return text
    .split(/(\([^()]*(?:제\d+조|대법원|헌법재판소|예규)[^()]*\))/)
    .map((part, index): ElementContent => (index % 2 === 1 ? citation(part) : literal(part)))
    .filter((node) => node.type !== 'text' || node.value !== '');
}

function citation(text: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['citation'] },
    children: [literal(text)],
  };
}

function literal(value: string): ElementContent {
  return { type: 'text', value };
}

/** A table whose rows begin with a heading, and whose other cells name their column. */
function labelled(table: Element): Element {
  const rows = elements(table, ['thead', 'tbody']).flatMap((part) => elements(part, ['tr']));
  const [head, ...body] = rows.map((row) => elements(row, ['th', 'td']));
  for (const heading of head ?? []) heading.properties = { scope: 'col' };
  const labels = (head ?? []).map(textOf);
  for (const cells of body) {
    cells.forEach((cell, column) => {
      if (column === 0) Object.assign(cell, { tagName: 'th', properties: { scope: 'row' } });
      else cell.properties = cellProperties(labels[column] ?? '');
    });
  }
  return { ...table, properties: { className: ['guide-table'], dataColumns: labels.length } };
}

function cellProperties(label: string): Properties {
  return { dataLabel: label, ...(label === '조문' && { className: ['citation'] }) };
}

function elements(parent: Element, names: string[]): Element[] {
  return parent.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );
}

/** The text within a node. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
