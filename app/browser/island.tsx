import { createContext, type FunctionComponent, type ReactElement, use, useId } from 'react';
import type { RegisteredIslands } from './registered.ts';

/** Functions that the server provides for islands. */
export interface IslandRenderer {
  /** Renders an element to HTML; ids made inside begin with the prefix. */
  render: (element: ReactElement, identifierPrefix: string) => string;
  /** The addresses of all scripts of an island. */
  scripts: (name: string) => readonly string[];
}

export const IslandContext = createContext<IslandRenderer | null>(null);

/** Components that the browser renders for an island. */
export interface IslandParts<Props extends object = object> {
  readonly component: FunctionComponent<Props>;
  /** Replaces an island that fails twice. Without it, the server's HTML remains. */
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
  /** Plain data, which the server sends to the browser as JSON. */
  props: NoInfer<Props>;
  /**
   * `near` (default) loads the code when the island comes near the viewport. `touch` is for islands whose HTML is
   * complete without code: loads it when the visitor reaches for the island, or when the address holds its input
   * (`#name=…`).
   */
  start?: 'near' | 'touch';
}

/**
 * A component with state on a static page. The server renders it in place. The browser loads React and hydrates this
 * component alone, when it comes near or the visitor touches it.
 *
 * The server renders each island as a separate tree. Its ids therefore have a prefix, and it cannot read context from
 * the page.
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
