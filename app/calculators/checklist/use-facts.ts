import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { changeEntry, readEntry, subscribeEntry } from '#app/browser/entry-state.ts';
import { theCase, useCase } from '#app/case/case.ts';
import { type Facts, FactsSchema } from '#app/case/facts.ts';
import type { FactsChange } from '#app/case/store.ts';
import { chapters } from '../state/calculator-id.ts';
import { replayEarlyInput } from '../state/early-input.ts';
import { valueIn } from '../state/fragment-text.ts';
import { SharedSchema } from './shared-case.ts';

const ENTRY = chapters.checklist;

/**
 * Manages the facts of the list: those of the visitor's case, or those of a link that opened the page. A link's facts
 * are in the record of the history entry, and changes of them stay there.
 */
export function useFacts() {
  const { facts: own } = useCase();
  const [link, setLink] = useState<Facts | null>(null);
  /** Whether the link could not be read. */
  const [isLost, setLost] = useState(false);
  const [hasFollowed, setFollowed] = useState(false);
  /** Changes with each change that does not come from the fields. As their `key` it remounts them. */
  const [revision, setRevision] = useState(0);
  const isWriting = useRef(false);
  /** Repeats input from before hydration. */
  const replay = useRef(() => {});

  // Comes before the effect that sets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are rendered again with each revision
  useEffect(() => {
    replay.current();
    replay.current = () => {};
  }, [revision]);

  useEffect(() => {
    const chapter = document.getElementById(ENTRY);
    const isShown = () => chapter?.isConnected === true;
    const renew = () => setRevision((last) => last + 1);
    const take = () => {
      const held = heldIn(readEntry(ENTRY));
      setLink(held.facts);
      setLost(held.isLost);
      renew();
    };
    const again = chapter && replayEarlyInput(chapter);
    if (readEntry(ENTRY) || Object.keys(theCase.read()).length > 0) {
      replay.current = again ?? replay.current;
      take();
    } else again?.();
    const ends = [
      subscribeEntry(() => isShown() && take()),
      theCase.subscribe(() => {
        if (isWriting.current) return;
        // A page kept for Back says so when it returns.
        if (!isShown()) setFollowed(true);
        renew();
      }),
    ];
    const end = new AbortController();
    document.addEventListener('input:cleared', () => setLink(null), { signal: end.signal });
    return () => {
      end.abort();
      for (const unsubscribe of ends) unsubscribe();
    };
  }, []);

  function change(part: FactsChange<Facts>): void {
    setFollowed(false);
    setLost(false);
    if (link) {
      const facts = v.parse(FactsSchema, known({ ...link, ...part }));
      setLink(facts);
      changeEntry(ENTRY, { facts });
      return;
    }
    isWriting.current = true;
    theCase.change(part);
    isWriting.current = false;
  }

  function toOwn(): void {
    changeEntry(ENTRY, null);
    setLink(null);
    setLost(false);
    setRevision((last) => last + 1);
  }

  /** Makes the link's facts the visitor's own, in place of those of the case, and keeps them on this device. */
  function adopt(): void {
    if (!link) return;
    const none = Object.keys(theCase.read()).map((name) => [name, undefined]);
    theCase.change({ ...Object.fromEntries(none), ...link });
    theCase.keep();
    toOwn();
  }

  return {
    facts: link ?? own,
    /** Whether the facts are those of a link. */
    isLink: link !== null,
    hasOwn: Object.keys(own).length > 0,
    isLost,
    hasFollowed,
    revision,
    change,
    toOwn,
    adopt,
  };
}

interface Held {
  facts: Facts | null;
  isLost: boolean;
}

/** Reads the record of a history entry: the link that opened it, or the link's facts with their changes. */
function heldIn(value: unknown): Held {
  const held = v.safeParse(HeldSchema, value);
  if (!held.success) return { facts: null, isLost: false };
  const { output } = held;
  if ('facts' in output) return { facts: output.facts, isLost: false };
  const read = v.safeParse(SharedSchema, valueIn(output.link, ENTRY));
  return read.success ? { facts: read.output, isLost: false } : { facts: null, isLost: true };
}

const HeldSchema = v.union([v.object({ link: v.string() }), v.object({ facts: FactsSchema })]);

function known(facts: FactsChange<Facts>): object {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}
