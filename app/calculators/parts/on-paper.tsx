/** What was put in, in words: on paper it stands for the fields. */
export function OnPaper({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="on-paper">
      {facts.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
