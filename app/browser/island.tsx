import { type ComponentType, createContext, type ReactElement, use, useId } from 'react';

/** Draws an element to HTML; ids made inside begin with the prefix. The server provides it. */
export type Draw = (element: ReactElement, identifierPrefix: string) => string;

export const DrawContext = createContext<Draw | null>(null);

interface IslandProps<Props extends object> {
  /** The name under which the browser finds the component: a key of `islands` in client.ts. */
  name: string;
  component: ComponentType<Props>;
  /** Plain data: it travels to the browser as JSON. */
  props: Props;
  /**
   * `near`, unless told otherwise; `touch`: what the server drew is whole without it, and its code is
   * fetched when someone reaches for it, or when the address holds its input (`#name=…`).
   */
  start?: 'near' | 'touch';
}

/**
 * A component with state on a page that has none. The server draws it in place; on the first visit
 * the browser loads React and hydrates it alone, when it comes near or is touched. In a page that the
 * router drew it is an ordinary component.
 *
 * It is drawn apart from the page, hence the prefix of its ids, and reads no context from outside.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  start = 'near',
}: IslandProps<Props>) {
  const draw = use(DrawContext);
  const prefix = `${name}${useId()}`;
  if (!draw) return <Component {...props} />;
  return (
    <div
      className="contents"
      data-island={name}
      data-start={start}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, drawn in a tree of its own
      dangerouslySetInnerHTML={{ __html: draw(<Component {...props} />, prefix) }}
    />
  );
}
