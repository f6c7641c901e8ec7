import { rules } from '#app/law/deadlines/rules.ts';
import { citationText } from '../result/phrases.ts';
import { copy } from './copy.ts';
import { basisText, lengthText } from './phrases.ts';
import { rulePhrases } from './rule-phrases.ts';

/** Every term with its article: shown without script. */
export function TermsTable() {
  return (
    <table className="deadline-table">
      <caption className="font-semibold text-ink">{copy.table.caption}</caption>
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
        {rules.map(({ id, length, abroad, articles }) => (
          <tr key={id}>
            <th scope="row">{rulePhrases[id].name}</th>
            <td>
              {basisText({ event: id, length }) +
                (abroad ? ` (${copy.table.abroad(lengthText(abroad.length))})` : '')}
            </td>
            <td className="text-muted t1">{citationText(articles)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
