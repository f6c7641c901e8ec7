/** One of several, each on a short branch of the line. */
export function Points({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="points">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
