import type { ComponentType } from 'react';

/** One way to use a widget, as its examples file shows it. */
export interface Example {
  /** Name of the exported component. */
  name: string;
  /** Its docstring. */
  text: string;
  source: string;
  Component: ComponentType;
}

const modules = import.meta.glob<Record<string, ComponentType>>('../ui/*/*.examples.tsx');
const sources = import.meta.glob<string>('../ui/*/*.examples.tsx', {
  query: '?raw',
  import: 'default',
});

/** Every widget that has examples, by the name of its folder. */
export const widgetNames = Object.keys(modules).map(nameOf).sort();

/** The examples of one widget, in the order of their file. */
export async function loadExamples(widget: string): Promise<Example[]> {
  const file = Object.keys(modules).find((path) => nameOf(path) === widget) ?? '';
  const [components, source] = await Promise.all([modules[file]?.(), sources[file]?.()]);
  if (!components || source === undefined) throw new Error(`No examples of '${widget}'.`);
  return [...source.matchAll(EXAMPLE)].flatMap(([, doc = '', code = '', name = '']) => {
    const Component = components[name];
    const text = doc.replaceAll(/\s*\*+\/?\s?/g, ' ').trim();
    return Component ? [{ name, text, source: code.trim(), Component }] : [];
  });
}

/** A docstring and the component under it, which ends at the first brace of a line's beginning. */
const EXAMPLE = /^\/\*\*((?:(?!\*\/)[\s\S])*\*\/)\n(export function (\w+)[\s\S]*?^\})/gm;

function nameOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}
