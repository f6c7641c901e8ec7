import { createContext, type FunctionComponent, type ReactElement, use, useId } from 'react';
import type { RegisteredIslands } from './registered.ts';

/** What the server provides for islands. */
export interface IslandRenderer {
  /** Renders an element to HTML; ids made inside begin with the prefix. */
  render: (element: ReactElement, identifierPrefix: string) => string;
  /** The addresses of all scripts of an island. */
  scripts: (name: string) => readonly string[];
}

export const IslandContext = createContext<IslandRenderer | null>(null);

/** What the browser renders in the place of an island. */
export interface IslandParts<Props extends object = object> {
  readonly component: FunctionComponent<Props>;
  /** Takes the place of an island that keeps failing; without it the server's HTML does. */
  readonly failure?: FunctionComponent;
}

/** A component with state, and the name by which static HTML finds it. */
export interface IslandDefinition<Name extends string, Props extends object = never>
  extends IslandParts<Props> {
  readonly name: Name;
}

/** The modules of islands, each under the name of its island. */
export type IslandModules = Readonly<
  Record<string, () => Promise<{ island: IslandDefinition<string> }>>
>;

type NamesIn<List> = {
  [Name in keyof List]: List[Name] extends () => Promise<{ island: { name: Name } }> ? Name : never;
}[keyof List];
type RegisteredName = {
  [List in keyof RegisteredIslands]: NamesIn<RegisteredIslands[List]>;
}[keyof RegisteredIslands];

export function defineIsland<Name extends string, Props extends object>(
  name: Name,
  component: FunctionComponent<Props>,
  failure?: FunctionComponent,
): IslandDefinition<Name, Props> {
  return { name, component, ...(failure && { failure }) };
}

interface IslandProps<Name extends RegisteredName, Props extends object> {
  of: IslandDefinition<Name, Props>;
  /** Plain data: it travels to the browser as JSON. */
  props: NoInfer<Props>;
  /**
   * `near`, unless another is given; `touch`: what the server rendered is whole without it, and its code
   * is fetched when someone reaches for it, or when the address holds its input (`#name=…`).
   */
  start?: 'near' | 'touch';
}

/**
 * A component with state on a page that has none. The server renders it in place; the browser loads React and
 * hydrates it alone, when it comes near or is touched.
 *
 * The server renders it apart from the page, hence the prefix of its ids, and it reads no context from
 * outside.
 */
export function Island<Name extends RegisteredName, Props extends object>({
  of: { name, component: Component },
  props,
  start = 'near',
}: IslandProps<Name, Props>) {
  const server = use(IslandContext);
  const prefix = `${name}${useId()}`;
  if (!server) throw new Error('Islands are rendered by the server.');
  return (
    <div
      className="contents"
      data-island={name}
      data-start={start}
      data-prefix={prefix}
      data-scripts={server.scripts(name).join(' ') || undefined}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered in a tree of its own
      dangerouslySetInnerHTML={{ __html: server.render(<Component {...props} />, prefix) }}
    />
  );
}
