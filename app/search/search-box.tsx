import { type MouseEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { changeEntry, readEntry } from '#app/browser/entry-state.ts';
import { isModified } from '#app/browser/modified-event.ts';
import { searchCopy as copy } from './copy.ts';
import { marked } from './marked.ts';
import type { Results } from './results.ts';
import { ENTRY, LONGEST_QUERY, QUERY, SEARCH_PATH } from './search-entry.ts';
import { useFind } from './use-find.ts';

export interface SearchBoxProps {
  /** The words that visitors search for most. */
  popular: readonly string[];
  /** The query of the address with its results, which the server has found. */
  answer?: { query: string; results: Results } | undefined;
}

/**
 * A field that finds pages while the visitor types. The query is neither sent nor written into the address. Without
 * script, the form sends it and the server answers with the results.
 */
export function SearchBox({ popular, answer }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(answer?.query ?? '');
  const deferred = useDeferredValue(query.trim());
  const given = answer?.query === deferred ? answer.results : undefined;
  const own = useFind(given ? '' : deferred);
  const found = given ?? own;

  // Takes over text typed before this code loaded, or restores the query of the address, or after Back or a reload.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const kept = readEntry(ENTRY);
    input.value ||= typeof kept === 'string' ? kept : '';
    setQuery(input.value);
    if (input.value) changeEntry(ENTRY, input.value);
  }, []);

  function change(value: string): void {
    setQuery(value);
    changeEntry(ENTRY, value);
  }

  /** Searches for the word of a link in place, so that no address has it. */
  function choose(event: MouseEvent, word: string): void {
    const input = field.current;
    if (!input || isModified(event.nativeEvent)) return;
    event.preventDefault();
    input.value = word;
    input.focus();
    change(word);
  }

  return (
    <search className="search-box">
      <form
        className="search-form"
        action={SEARCH_PATH}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="sr-only" htmlFor="search-query">
          {copy.label}
        </label>
        <input
          className="field"
          id="search-query"
          type="search"
          name={QUERY}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST_QUERY}
          placeholder={copy.example}
          defaultValue={answer?.query}
          ref={field}
          onInput={({ currentTarget: { value } }) => change(value)}
        />
        <button className="search-send button" type="submit">
          {copy.send}
        </button>
      </form>
      <p className="search-count" role="status">
        {deferred !== '' && countText(found, deferred)}
      </p>
      {typeof found === 'object' && found.count > 0 && <List results={found} />}
      {typeof found === 'object' && found.count === 0 && deferred !== '' && (
        <p className="search-popular">
          <span>{copy.popular}</span>
          {popular.map((word) => (
            <a
              className="link"
              key={word}
              href={`${SEARCH_PATH}?${QUERY}=${encodeURIComponent(word)}`}
              onClick={(event) => choose(event, word)}
            >
              {word}
            </a>
          ))}
        </p>
      )}
    </search>
  );
}

/** In the place of a field that keeps failing. */
export function SearchFailure() {
  return <p role="alert">{copy.failed}</p>;
}

function countText(found: ReturnType<typeof useFind>, query: string): string {
  if (found === 'loading') return copy.loading;
  if (found === 'failed') return copy.failed;
  return found.count === 0 ? copy.none(query) : copy.found(found.count);
}

function List({ results: { listed, marked: words } }: { results: Results }) {
  return (
    <ul className="search-results">
      {listed.map(({ path, kind, title, text }) => (
        <li key={path}>
          <a href={path}>
            <span className="link-kind">{kind}</span>
            <span className="t3">
              <Marked text={title} query={words} />
            </span>
            <span className="search-text">
              <Marked text={text} query={words} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
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
