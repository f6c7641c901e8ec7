import { createContext, type FunctionComponent, type ReactElement, use, useId } from 'react';
import type { RegisteredIslands } from './registered.ts';

/** Renders an element to HTML; ids made inside begin with the prefix. The server provides it. */
export type RenderIsland = (element: ReactElement, identifierPrefix: string) => string;

export const RenderIslandContext = createContext<RenderIsland | null>(null);

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
 * A component with state on a page that has none. The server renders it in place; on the first visit the
 * browser loads React and hydrates it alone, when it comes near or is touched. In a page that the router
 * rendered it is an ordinary component.
 *
 * The server renders it apart from the page, hence the prefix of its ids, and it reads no context from
 * outside.
 */
export function Island<Name extends RegisteredName, Props extends object>({
  of: { name, component: Component },
  props,
  start = 'near',
}: IslandProps<Name, Props>) {
  const render = use(RenderIslandContext);
  const prefix = `${name}${useId()}`;
  if (!render) return <Component {...props} />;
  return (
    <div
      className="contents"
      data-island={name}
      data-start={start}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered in a tree of its own
      dangerouslySetInnerHTML={{ __html: render(<Component {...props} />, prefix) }}
    />
  );
}
