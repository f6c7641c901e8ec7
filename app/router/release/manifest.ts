import { unlessLeft } from '#app/browser/unless-left.ts';
import type { RuleMatcher } from '../route-rules.ts';

/** Folder of the files that describe builds; they are kept with the other assets. */
export const BUILDS = '/assets/builds';

/** How long a navigation waits for the rules before it goes on without them. */
const TIMEOUT_MS = 5_000;

/** The description of a build (conformance MF-1). */
export interface Manifest {
  id: string;
  /** When it was built, in milliseconds. */
  timestamp: number;
  /** The route rules, sorted for looking up. */
  matcher: RuleMatcher;
  /** Paths of the pages whose payload can be asked for. */
  prerendered: string[];
}

/** The description of the newest build (conformance MF-2). */
export type LatestBuild = Pick<Manifest, 'id' | 'timestamp'>;

let loading: Promise<Manifest | null> | undefined;

/**
 * The manifest of the build that this page came from, fetched once. If that fails, the failure
 * is logged, there are no rules, and the next call tries again (conformance MF-5).
 */
export function loadManifest(): Promise<Manifest | null> {
  loading ??= fetchManifest().catch((error: unknown) => {
    loading = undefined;
    unlessLeft(() => console.error('Error fetching app manifest.', error));
    return null;
  });
  return loading;
}

/** The same with a timeout, for navigations: null after five seconds. */
export function loadManifestSoon(): Promise<Manifest | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  return Promise.race([loadManifest(), late]);
}

async function fetchManifest(): Promise<Manifest> {
  const response = await fetch(`${BUILDS}/meta/${__BUILD_ID__}.json`);
  if (!response.ok) throw new Error(`The manifest answered ${response.status}.`);
  const manifest: unknown = await response.json();
  if (!isManifest(manifest)) throw new Error('The answer is no manifest.');
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  return (
    typeof value === 'object' && value !== null && 'matcher' in value && 'prerendered' in value
  );
}
