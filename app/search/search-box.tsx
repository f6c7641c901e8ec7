import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { changeEntry, readEntry } from '#app/browser/entry-state.ts';
import { searchCopy as copy } from './copy.ts';
import { excerpt, marked } from './marked.ts';
import { type FoundEntries, useFind } from './use-find.ts';

/** Maximum number of listed results. */
const MAX_RESULTS = 20;
/** Name of the query in the record of the history entry. */
const ENTRY = 'search-query';

/** A field that finds pages while the visitor types. The query is never sent, nor written into the address. */
export function SearchBox() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query.trim());
  const found = useFind(deferred);

  // Takes over text typed before this code loaded, or restores the query after Back or a reload.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const kept = readEntry(ENTRY);
    input.value ||= typeof kept === 'string' ? kept : '';
    setQuery(input.value);
    if (input.value) changeEntry(ENTRY, input.value);
  }, []);

  return (
    <search className="search-box">
      <label className="sr-only" htmlFor="search-query">
        {copy.label}
      </label>
      <input
        className="field"
        id="search-query"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={copy.example}
        ref={field}
        onInput={({ currentTarget: { value } }) => {
          setQuery(value);
          changeEntry(ENTRY, value);
        }}
      />
      <p className="search-count" role="status">
        {deferred !== '' && countText(found, deferred)}
      </p>
      {Array.isArray(found) && (
        <ul className="search-results">
          {found.slice(0, MAX_RESULTS).map(({ path, kind, title, text }) => (
            <li key={path}>
              <a href={path}>
                <span className="link-kind">{kind}</span>
                <span className="t3">
                  <Marked text={title} query={deferred} />
                </span>
                <span className="search-text">
                  <Marked text={excerpt(text, deferred)} query={deferred} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

/** In the place of a field that keeps failing. */
export function SearchFailure() {
  return <p role="alert">{copy.failed}</p>;
}

function countText(found: FoundEntries, query: string): string {
  if (found === 'loading') return copy.loading;
  if (found === 'failed') return copy.failed;
  return found.length === 0 ? copy.none(query) : copy.found(found.length);
}

function Marked({ text, query }: { text: string; query: string }) {
  const pieces = marked(text, query).map(({ text: piece, found }, index) =>
    found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
      <mark key={index} className="marked">
        {piece}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index}>{piece}</span>
    ),
  );
  // Replaces all pieces when the query changes, because a translator may have reordered them.
  return <span key={query}>{pieces}</span>;
}
