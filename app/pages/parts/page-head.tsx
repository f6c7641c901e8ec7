import type { ReactNode } from 'react';
import { labels } from './copy.ts';
import type { Crumb } from './crumbs.ts';
import { TrunkRoot } from './trunk-root.tsx';

interface PageHeadProps {
  /** The pages above this one, the home page first, and this one last. */
  crumbs: readonly Crumb[];
  title: ReactNode;
  /** The page's subject, in a sentence or two. */
  intro?: ReactNode;
  /** Dates and the applicable law, in the margin on wide screens. */
  notes?: ReactNode;
  /** Under the intro, such as a button. */
  children?: ReactNode;
}

/** Head of every page except the home page: breadcrumb, title, and the root of the trunk. */
export function PageHead({ crumbs, title, intro, notes, children }: PageHeadProps) {
  return (
    <header className="page-head page-width">
      <Breadcrumb crumbs={crumbs} />
      <TrunkRoot />
      <div className="page-title">
        <h1 className="whitespace-pre-line t5">{title}</h1>
        {intro && <p className="page-intro">{intro}</p>}
        {children}
      </div>
      {notes && <div className="page-notes">{notes}</div>}
    </header>
  );
}

/** The way from the home page to this one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label={labels.breadcrumb}>
      <ol>
        {crumbs.map(({ path, title }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <a href={path}>{title}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
