import { linkIfStanding } from '#app/firm/view/standing.ts';
import ArrowIcon from '~icons/lucide/arrow-right';
import { receiptPage } from './copy.ts';
import { returningVisitor } from './returning-visitor.behaviour.ts';

const copy = receiptPage.returning;

/**
 * The rows of a visitor who keeps a receipt or a case in this browser. `markKept` shows those that the browser has before
 * the first paint, with an empty second line, which the behaviour fills in.
 */
export function ReturningVisitor() {
  const checklist = linkIfStanding('/checklist');
  return (
    <div className="returning" data-unread={copy.unread} {...returningVisitor}>
      <nav className="returning-rows" aria-label={copy.label}>
        <ul>
          <Row name="receipt" title={copy.receipt} otherwise={copy.closed} />
          {checklist && (
            <Row name="task" href={checklist} title={copy.task} otherwise={copy.begun} />
          )}
        </ul>
        <p className="returning-note">
          <span>{copy.where}</span>
          <button className="link" type="button" data-forget="">
            {copy.forget}
          </button>
        </p>
      </nav>
      <p className="returning-note" role="status" hidden>
        <span>{copy.gone}</span>
        <button className="link" type="button" data-undo="">
          {copy.undo}
        </button>
      </p>
    </div>
  );
}

interface RowProps {
  name: string;
  /** Omitted where the behaviour sets it: the address is that of no page for everyone. */
  href?: string;
  title: string;
  /** The second line where the browser has none to show. */
  otherwise: string;
}

function Row({ name, href, title, otherwise }: RowProps) {
  return (
    <li data-row={name}>
      {/* Without an address, a disabled link. */}
      <a href={href} {...(!href && { role: 'link', 'aria-disabled': true })}>
        <span>
          <strong className="marked">{title}</strong>
          {/* A no-break space keeps the height of the line. */}
          <span className="block text-muted" data-line={otherwise}>
            {'\u00a0'}
          </span>
        </span>
        <ArrowIcon />
      </a>
    </li>
  );
}
