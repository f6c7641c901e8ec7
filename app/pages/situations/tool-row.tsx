import ArrowIcon from '~icons/lucide/arrow-right';
import type { toolLink } from '../parts/onward-links.ts';

/** A prominent row that links to a calculator. Its node is yellow, which marks the visitor's own actions. */
export function ToolRow({ tool }: { tool: ReturnType<typeof toolLink> }) {
  const { act, text, href } = tool;
  return (
    <a className="tool-row" href={href}>
      <span className="tool-node" aria-hidden="true" />
      <span className="tool-act t3">{act}</span>
      <span className="tool-text">{text}</span>
      <ArrowIcon />
    </a>
  );
}
