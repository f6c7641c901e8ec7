/** The double ring from which the trunk runs. */
export function TrunkRoot() {
  return (
    <div className="trunk-root">
      <DoubleRing />
    </div>
  );
}

/** The ring of the deceased, in which everything begins. */
export function DoubleRing() {
  return (
    <svg
      className="double-ring draw-kin"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="draw-node" cx="10" cy="10" r="9.3" />
      <circle className="draw-inner" cx="10" cy="10" r="4.5" />
    </svg>
  );
}
