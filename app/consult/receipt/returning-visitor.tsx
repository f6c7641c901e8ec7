import { linkIfStanding } from '#app/firm/view/standing.ts';
import ArrowIcon from '~icons/lucide/arrow-right';
import { receiptPage } from './copy.ts';
import { returningVisitor } from './returning-visitor.behaviour.ts';

const copy = receiptPage.returning;

/**
 * The rows of a visitor who keeps a receipt or a case in this browser. The page has them hidden: `wakeReturningVisitor`
 * starts the behaviour, which shows those that the browser has and fills in their second line.
 */
export function ReturningVisitor() {
  const checklist = linkIfStanding('/checklist');
  return (
    <div className="returning" hidden {...returningVisitor}>
      <nav className="returning-rows" aria-label={copy.label} hidden>
        <ul>
          <Row name="receipt" title={copy.receipt} />
          {checklist && <Row name="task" href={checklist} title={copy.task} />}
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

/** @param href omitted where the behaviour sets it: the address is that of no page for everyone */
function Row({ name, href, title }: { name: string; href?: string; title: string }) {
  return (
    <li data-row={name} hidden>
      <a href={href}>
        <span>
          <span className="block text-muted">{title}</span>
          <strong className="block font-semibold text-ink" data-line="" />
        </span>
        <ArrowIcon />
      </a>
    </li>
  );
}
