import { askHosts } from './ask-hosts.ts';
import { type IconSet, isIconName } from './icon-set.ts';
import { storedIcons, storeIcons } from './icon-storage.ts';
import { type Icon, readIcon } from './read-icon.ts';
import { splitNames } from './split-names.ts';

type Show = (icon: Icon) => void;

/** Slower loading is logged to the console (conformance IC-5). */
const SLOW_MS = 500;

/** The site, then the public host if the page names one; the last host that answered comes first (IC-4). */
let hosts = [`${location.origin}/api/_nuxt_icon`, ...publicHosts()];
const loaded = new Map<string, Icon>();
/** Icons that no host has, which are not requested again. */
const missing = new Set<string>();
const pending = new Set<string>();
const waiting = new Map<string, Set<Show>>();
let queue: string[] = [];

for (const set of storedIcons()) take(set);

/**
 * Calls `show` when the icon is loaded: at once, or later. Names requested in the same tick share a
 * request, and no name is requested twice (IC-2).
 *
 * @param name collection and name, such as `lucide:phone`
 * @returns unsubscribes
 */
export function whenLoaded(name: string, show: Show): () => void {
  const icon = loaded.get(name);
  if (icon) {
    show(icon);
    return () => {};
  }
  const shows = waiting.get(name) ?? new Set();
  waiting.set(name, shows.add(show));
  if (!pending.has(name) && !missing.has(name)) want(name);
  return () => shows.delete(show);
}

/** Worded by the specification (IC-5). */
export const failed = (name: string) => `[Icon] failed to load icon \`${name}\``;

function want(name: string): void {
  const parts = name.split(':');
  if (parts.length !== 2 || !parts.every(isIconName)) {
    giveUp([name], true);
    return;
  }
  pending.add(name);
  if (queue.push(name) === 1) queueMicrotask(ask);
}

/** Sends one request for each collection, or a few if the URL would become too long (IC-2, IC-3). */
function ask(): void {
  const collections = new Map<string, string[]>();
  for (const wanted of queue.sort()) {
    const [collection = '', name = ''] = wanted.split(':');
    collections.set(collection, [...(collections.get(collection) ?? []), name]);
  }
  queue = [];
  for (const [collection, names] of collections) {
    for (const part of splitNames(hosts, collection, names)) askFor(collection, part);
  }
}

function askFor(collection: string, names: string[]): void {
  const wanted = names.map((name) => `${collection}:${name}`);
  const slow = setTimeout(() => {
    for (const name of wanted) {
      console.warn(`[Icon] loading icon \`${name}\` timed out after ${SLOW_MS}ms`);
    }
  }, SLOW_MS);
  const end = () => {
    clearTimeout(slow);
    for (const name of wanted) pending.delete(name);
  };
  askHosts(hosts, collection, names, {
    answered(set, host) {
      end();
      hosts = [host, ...hosts.filter((other) => other !== host)];
      take(set);
      storeIcons(set);
      giveUp(
        wanted.filter((name) => !loaded.has(name)),
        true,
      );
    },
    missing() {
      end();
      giveUp(wanted, true);
    },
    failed() {
      end();
      // Requested again when another element needs it.
      giveUp(wanted, false);
    },
  });
}

function take(set: IconSet): void {
  for (const name of [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})]) {
    const icon = readIcon(set, name);
    const full = `${set.prefix}:${name}`;
    if (!icon) continue;
    loaded.set(full, icon);
    for (const show of waiting.get(full) ?? []) show(icon);
    waiting.delete(full);
  }
}

function giveUp(names: readonly string[], forGood: boolean): void {
  for (const name of names) {
    if (forGood) missing.add(name);
    console.warn(failed(name));
  }
}

/** Only a host that the server names: the Content-Security-Policy forbids all others. */
function publicHosts(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="icon-fallback"]');
  return meta ? [meta.content] : [];
}
