import ArrowIcon from '~icons/lucide/arrow-right';

/** A calculator that goes with the page. */
export interface ToolLink {
  /** What is done there, such as 기한 계산하기. */
  act: string;
  text: string;
  href: string;
}

/** A prominent row that leads to a calculator: its node is yellow, for what is yours to do. */
export function ToolRow({ tool: { act, text, href } }: { tool: ToolLink }) {
  return (
    <a className="tool-row" href={href}>
      <span className="tool-node" aria-hidden="true" />
      <span className="tool-act">{act}</span>
      <span className="tool-text">{text}</span>
      <ArrowIcon />
    </a>
  );
}
