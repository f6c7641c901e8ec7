import ArrowIcon from '~icons/lucide/arrow-right';
import { copy } from './copy.ts';
import type { Day, FormId } from './model.ts';
import { Screen } from './screen.tsx';

/** The list of forms. Without script its links lead to what goes with each paper. */
export function ChooseScreen({ shown, end }: { shown: readonly FormId[]; end: Day }) {
  const { title, intro, list, withoutScript } = copy.choose;
  return (
    <Screen title={title} lead={intro} form={null}>
      <div className="chapter">
        <section className="chapter-body" aria-label={list}>
          <p className="form-no-script">{withoutScript}</p>
          <ul className="form-list">
            {shown.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>
                    <b>{copy.forms[id].name}</b>
                    <span>{copy.forms[id].note}</span>
                    {end && <span>{copy.until(end)}</span>}
                  </span>
                  <ArrowIcon />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Screen>
  );
}
