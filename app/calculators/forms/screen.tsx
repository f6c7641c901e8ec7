import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { InApp } from './in-app.tsx';
import type { FormId } from './model.ts';

interface ScreenProps {
  title: string;
  lead?: ReactNode;
  /** The form whose screen this is; null on the list of forms. */
  form: FormId | null;
  children: ReactNode;
}

/** A screen of the forms: breadcrumb, title and content. */
export function Screen({ title, lead, form, children }: ScreenProps) {
  return (
    <>
      <header className="page-head page-width">
        <nav className="breadcrumb" aria-label={copy.breadcrumb}>
          <ol>
            <li>
              <a href="/">{copy.home}</a>
            </li>
            <li>
              {form ? (
                <a href="#list">{copy.crumb}</a>
              ) : (
                <span aria-current="page">{copy.crumb}</span>
              )}
            </li>
            {form && (
              <li>
                <span aria-current="page">{copy.forms[form].name}</span>
              </li>
            )}
          </ol>
        </nav>
        <div className="page-title">
          <h1 className="whitespace-pre-line t5">{title}</h1>
          {lead && <p className="page-intro">{lead}</p>}
        </div>
      </header>
      {form && <InApp />}
      {children}
    </>
  );
}
