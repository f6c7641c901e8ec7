import { firm } from '#app/firm/view/firm.ts';
import { PhoneButton } from '#app/pages/parts/phone-button.tsx';
import type { PageHead } from '#app/router/head.tsx';
import type { NearPage, PageError } from '#app/router/page-error.ts';
import { Branch } from '#app/ui/branch.tsx';
import { Mark } from '#app/ui/brand-mark.tsx';
import ArrowIcon from '~icons/lucide/arrow-right';
import { elsewhere, errors } from './copy.ts';

/** Head of the error page. `canonical` is the requested address. */
export function errorHead({ statusCode, statusMessage }: PageError, canonical: string): PageHead {
  return {
    title: `${statusCode} - ${statusMessage} | ${firm.name}`,
    canonical,
    noindex: true,
  };
}

/** Replaces the whole page, layout included (conformance HD-4, RT-6). */
export function ErrorPage({ error, near }: { error: PageError; near: NearPage | null }) {
  const { statusCode, description } = error;
  const copy = errors[statusCode] ?? errors.other;
  return (
    <main
      className="page-width grid min-h-dvh grid-cols-1 content-center gap-x-8 py-16 lg:grid-cols-12"
      id="main"
      data-where="error"
    >
      <div className="lg:col-span-3">
        <Branch end="left" />
      </div>
      <div className="mt-6 lg:col-span-9 lg:mt-0">
        <h1 className="t6">{statusCode}</h1>
        <p className="mt-4 t4" data-announce="">
          {copy?.title}
        </p>
        <p className="mt-3 max-w-[33em]">{copy?.text}</p>
        {near && (
          <p className="mt-3">
            {elsewhere.near}{' '}
            <a className="link" href={near.href}>
              {near.title.replace(` | ${firm.name}`, '')}
            </a>
          </p>
        )}
        <div className="mt-9 flex flex-col gap-3 sm:flex-row">
          <a className="button button-primary" href="/">
            {elsewhere.home}
          </a>
          <PhoneButton />
        </div>
        {statusCode === 404 && (
          <nav className="mt-9" aria-labelledby="elsewhere-title">
            <h2 className="t3" id="elsewhere-title">
              {elsewhere.title}
            </h2>
            <ul className="link-rows mt-3">
              {elsewhere.links.map(({ text, href }) => (
                <li key={href}>
                  <a className="link-only" href={href}>
                    <span className="link-text">{text}</span>
                    <ArrowIcon />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p
          className="mt-6 max-w-[46em] text-muted wrap-anywhere t1"
          lang="en"
          data-error-description=""
        >
          {description}
        </p>
        <p className="mt-12 flex items-center gap-3 border-t border-line pt-6 font-semibold text-ink t2">
          <Mark size={24} />
          {firm.name}
        </p>
      </div>
    </main>
  );
}
