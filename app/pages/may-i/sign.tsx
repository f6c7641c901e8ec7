import type { Verdict } from '#app/firm/schema/may-i-kinds.ts';

/** The sign of a verdict, distinguished from the others by its form. Screen readers read the words next to it. */
export function Sign({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      className={`sign sign-${verdict}`}
      width="22"
      height="22"
      viewBox="0 0 22 22"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="11" cy="11" r="10.2" />
      <path d={marks[verdict]} />
    </svg>
  );
}

/** A check, an exclamation mark, a bar. */
const marks: Readonly<Record<Verdict, string>> = {
  yes: 'M6.4 11.4l3.2 3.2 6-6.8',
  careful: 'M11 5.8v6.4M11 15.6v.3',
  no: 'M6.2 11h9.6',
};
