/**
 * A branch of the family tree, drawn next to the text of a short page.
 *
 * @param end `leaf`: something was received; `left`: the page no longer exists
 */
export function Branch({ end }: { end: 'leaf' | 'left' }) {
  return (
    <svg
      className="draw-kin"
      width="150"
      height="66"
      viewBox="0 0 150 66"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="draw-node" cx="10" cy="10" r="9.3" />
      <circle className="draw-inner" cx="10" cy="10" r="4.5" />
      <path d="M10 19.5V43a14 14 0 0 0 14 14h108" />
      {end === 'leaf' ? (
        <circle className="draw-leaf" cx="140" cy="57" r="7.5" />
      ) : (
        <circle className="draw-node draw-left" cx="140" cy="57" r="7.5" pathLength="8" />
      )}
    </svg>
  );
}
