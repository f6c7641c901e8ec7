import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { resolveConfig } from 'vite';

/** Engines that Vite's targets and MDN's data have in common; Edge and iOS have those of Chrome and Safari. */
const engines = ['chrome', 'firefox', 'safari'] as const;

export type Floor = Record<(typeof engines)[number], number>;

/**
 * Interfaces whose objects a page commonly uses. Members are looked up only in these, because the site also uses names
 * of device and graphics interfaces (`path`, `priority`, `element`).
 */
const usual =
  /^(?:HTML\w*|SVGElement|Element|Node|NodeList|Document\w*|ShadowRoot|Text|CharacterData|Range|Selection|DOM\w+|Event|EventTarget|(?:UI|Input|Keyboard|Mouse|Pointer|Focus|Toggle|Command|Submit|Custom|Error|Storage|Navigate|PopState|HashChange)Event|Navigation\w*|Abort\w+|URL\w*|Request|Response|Headers|Blob|File|FormData|History|Location|Navigator|Performance|Storage|MediaQueryList|(?:Intersection|Mutation|Resize|Performance)Observer\w*|ReadableStream\w*|Crypto|SubtleCrypto|Window|Animation|CSSStyleDeclaration|Clipboard\w*|TextDecoder|TextEncoder)$/;

/** Reads the oldest browsers that the build supports. */
export async function readFloor(): Promise<Floor> {
  const { build } = await resolveConfig({ configFile: false }, 'build');
  const targets = [build.target || []].flat();
  const versionOf = (engine: string) => {
    const version = targets.find((target) => target.startsWith(engine))?.slice(engine.length);
    if (!version) throw new Error(`The build names no ${engine}: ${targets}`);
    return Number(version);
  };
  return {
    chrome: versionOf('chrome'),
    firefox: versionOf('firefox'),
    safari: versionOf('safari'),
  };
}

/** Names of JavaScript and of the browser's interfaces that some browser at the floor lacks. */
export interface Lacking {
  /** Whether a global such as `structuredClone` or `Iterator` is lacking. */
  global(name: string): boolean;
  /** Whether a member of a global object, such as `Object.groupBy`, is lacking. Undefined if there is no such member. */
  memberOf(owner: string, name: string): boolean | undefined;
  /** Whether a member of an unknown object is lacking: true if a browser at the floor lacks it on every interface. */
  member(name: string): boolean;
  regExpFlag(flag: string): boolean;
  regExpModifiers: boolean;
}

/** Reads MDN's data for a floor. */
export function lackingAt(floor: Floor): Lacking {
  // The package's own types describe its JSON.
  const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
  const { builtins, regular_expressions: regularExpressions } = data.javascript;
  if (!builtins || !regularExpressions) throw new Error('The data has another form.');
  const isLacking = (statement: CompatStatement | undefined) =>
    statement !== undefined && engines.some((engine) => lacks(engine, floor[engine], statement));

  const globals = new Map<string, boolean>();
  const members = new Map<string, { owner: string; isLacking: boolean }[]>();
  const isUsual = (owner: string) => builtins[owner] !== undefined || usual.test(owner);

  function readMembers(owner: string, of: Identifier): void {
    for (const [key, member] of partsOf(of)) {
      // Keys of events, parameters and the like contain an underscore.
      const name = key.replace(/_static$/, '');
      if (name === owner || /\W|[a-z]_/.test(name)) continue;
      const found = members.get(name) ?? [];
      members.set(name, [...found, { owner, isLacking: isLacking(member.__compat) }]);
      if (owner === 'Intl') readMembers(name, member);
    }
  }
  for (const objects of [data.api, builtins]) {
    for (const [name, object] of partsOf(objects)) {
      globals.set(name, isLacking(object.__compat));
      readMembers(name, object);
    }
  }
  for (const [name, owners] of members) {
    const ofWindow = owners.find(({ owner }) => owner === 'Window');
    if (ofWindow && !globals.has(name)) globals.set(name, ofWindow.isLacking);
  }

  const flags: Record<string, CompatStatement | undefined> = {
    d: builtins.RegExp?.hasIndices?.__compat,
    v: builtins.RegExp?.unicodeSets?.__compat,
  };
  return {
    global: (name) => globals.get(name) ?? false,
    memberOf: (owner, name) =>
      members.get(name)?.find((member) => member.owner === owner)?.isLacking,
    member(name) {
      const found = members.get(name) ?? [];
      return found.some(({ owner }) => isUsual(owner)) && found.every((one) => one.isLacking);
    },
    regExpFlag: (flag) => isLacking(flags[flag]),
    regExpModifiers: isLacking(regularExpressions.modifier?.__compat),
  };
}

/** Returns the entries of the data below a name, without the statement about the name itself. */
function partsOf({ __compat: _, ...parts }: Identifier): [string, Identifier][] {
  return Object.entries(parts);
}

/** Whether a version of a browser lacks the feature of the statement. */
function lacks(engine: keyof Floor, version: number, { support }: CompatStatement): boolean {
  return ![support[engine] ?? []].flat().some((one) => isThere(one, version));
}

function isThere(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  if (flags || prefix || statement.alternative_name) return false;
  return versionOf(added) <= version && !(removed && versionOf(removed) <= version);
}

/** Parses a version: `≤37` is at most 37; a preview, or no version, is later than every version. */
function versionOf(added: string | boolean | null | undefined): number {
  const version = typeof added === 'string' ? Number(added.replace('≤', '')) : Number.NaN;
  return Number.isNaN(version) ? Infinity : version;
}
