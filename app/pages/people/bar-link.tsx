import { people as copy } from './copy.ts';

/** Link to the Bar's search of lawyers. */
export function BarLink() {
  return (
    <p className="mt-3">
      <a className="link inline-flex min-h-11 items-center" href={copy.bar.href} rel="noopener">
        {copy.bar.text}
      </a>
    </p>
  );
}
