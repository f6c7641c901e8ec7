import { deadlineCalculator as copy } from '#app/content/deadline-calculator.ts';
import { lengthText, rules } from '#app/law/deadlines/deadlines.ts';

/** Every term with its article: what stands here without script. */
export function TermsTable() {
  return (
    <table className="deadline-table t1">
      <caption className="font-semibold text-ink t2">{copy.table.caption}</caption>
      <thead>
        <tr>
          {copy.table.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map(({ id, name, from, length, abroad, articles }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {from} {lengthText(length)}
              {abroad && ` (${copy.table.abroad(lengthText(abroad.length))})`}
            </td>
            <td>{articles.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
