import { useRouteError } from 'react-router';
import { errors } from '#app/content/errors.ts';
import { firm } from '#app/content/firm.ts';
import { Head } from '#app/head.tsx';
import { Mark } from '#app/layout/mark.tsx';
import { Arrival } from '#app/routing/arrival.tsx';
import { readPageError } from '#app/routing/page-error.ts';
import { useAddress } from '#app/routing/use-address.ts';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import PhoneIcon from '~icons/lucide/phone';

/** In place of the whole page, layout included (conformance HD-4, RT-6). */
export function ErrorPage() {
  const error = readPageError(useRouteError());
  const { statusCode, statusMessage, description } = error;
  const copy = errors[statusCode] ?? errors.other;
  const canonical = useAddress();
  return (
    <>
      <Head
        head={{
          title: `${statusCode} - ${statusMessage} | ${firm.name}`,
          canonical,
          noindex: true,
        }}
      />
      <main className="page-width grid min-h-dvh content-center py-16" id="main">
        <Branch />
        <h1 className="mt-6 t6">{statusCode}</h1>
        <p className="mt-4 t4">{copy?.title}</p>
        <p className="mt-3 max-w-[33em]">{copy?.text}</p>
        <p className="mt-3 max-w-[46em] text-muted wrap-anywhere t1" data-error-description="">
          {description}
        </p>
        <div className="mt-9 flex flex-col gap-3 sm:flex-row">
          <a className="button button-primary" href="/">
            처음으로
          </a>
          <PhoneLink className="button">
            <PhoneIcon />
            <span>
              전화 <span className="number">{firm.phone}</span>
            </span>
          </PhoneLink>
        </div>
        <p className="mt-14 flex items-center gap-3 border-t border-line pt-6 font-semibold text-ink t2">
          <Mark size={24} />
          {firm.name}
        </p>
      </main>
      <Arrival />
    </>
  );
}

/** A branch that ends in the dashed ring of one who is no longer there. */
function Branch() {
  return (
    <svg
      className="draw-kin"
      width="120"
      height="58"
      viewBox="0 0 120 58"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="draw-node" cx="10" cy="10" r="9.3" />
      <circle className="draw-inner" cx="10" cy="10" r="4.5" />
      <path d="M10 19.5V35a14 14 0 0 0 14 14h79" />
      <circle className="draw-node draw-left" cx="111" cy="49" r="7.5" pathLength="8" />
    </svg>
  );
}
