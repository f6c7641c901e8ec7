/** The input in words, printed in place of the fields. */
export function OnPaper({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="on-paper">
      {facts.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
