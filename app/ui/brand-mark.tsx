interface MarkProps {
  size?: number;
  /** The colour of those who inherit, for documents without a style sheet. */
  leaf?: string;
}

/** The firm's mark: the smallest family tree, two who were joined and two who inherit. */
export function Mark({ size = 28, leaf = 'var(--color-leaf)' }: MarkProps) {
  return (
    <svg
      viewBox="0 0 28 28"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M8.4 5h11.2M8.4 7.8h11.2M14 7.8V14M7 20v-2.5a3.5 3.5 0 0 1 3.5-3.5h7a3.5 3.5 0 0 1 3.5 3.5V20" />
      <circle cx="5.4" cy="6.4" r="3" />
      <circle cx="22.6" cy="6.4" r="3" />
      <circle cx="7" cy="22.8" r="2.8" fill={leaf} />
      <circle cx="21" cy="22.8" r="2.8" fill={leaf} />
    </svg>
  );
}
