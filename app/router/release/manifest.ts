import { unlessLeft } from '#app/browser/unless-left.ts';
import type { RuleMatcher } from '../route-rules.ts';

/** Folder of the files that tell of builds; they lie with the other assets and are kept with them. */
export const BUILDS = '/assets/builds';

/** How long a navigation waits for the rules before it goes on without them. */
const PATIENCE_MS = 5_000;

/** What a build says of itself (conformance MF-1). */
export interface Manifest {
  id: string;
  /** When it was built, in milliseconds. */
  timestamp: number;
  /** The route rules, sorted for looking up. */
  matcher: RuleMatcher;
  /** Paths of the pages whose payload can be asked for. */
  prerendered: string[];
}

/** What the newest build says of itself (conformance MF-2). */
export type LatestBuild = Pick<Manifest, 'id' | 'timestamp'>;

let loading: Promise<Manifest | null> | undefined;

/**
 * The manifest of the build that this page came from, fetched once. When that fails the console is told,
 * there are no rules, and the next one who asks tries again (conformance MF-5).
 */
export function loadManifest(): Promise<Manifest | null> {
  loading ??= fetchManifest().catch((error: unknown) => {
    loading = undefined;
    unlessLeft(() => console.error('Error fetching app manifest.', error));
    return null;
  });
  return loading;
}

/** The same for a navigation, which does not wait for it for ever: null after five seconds. */
export function loadManifestSoon(): Promise<Manifest | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  return Promise.race([loadManifest(), late]);
}

async function fetchManifest(): Promise<Manifest> {
  const response = await fetch(`${BUILDS}/meta/${__BUILD_ID__}.json`);
  if (!response.ok) throw new Error(`The manifest answered ${response.status}.`);
  const manifest: unknown = await response.json();
  if (!isManifest(manifest)) throw new Error('The manifest is not one.');
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  return (
    typeof value === 'object' && value !== null && 'matcher' in value && 'prerendered' in value
  );
}
