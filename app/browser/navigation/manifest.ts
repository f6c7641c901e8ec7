import { hasPayload } from '#app/routing/has-payload.ts';
import { BUILDS, type Manifest } from '#app/routing/manifest.ts';
import { redirectTarget } from '#app/routing/redirect-target.ts';
import { matchRule } from '#app/routing/route-rules.ts';
import { reportUnlessLeft } from '../report-unless-left.ts';
import { setRules } from './known-rules.ts';

let loading: Promise<boolean> | undefined;

/**
 * Fetches the manifest of this document's build, once. If that fails, logs the failure and leaves decisions to the
 * server; the next call tries again (conformance MF-5).
 *
 * @returns whether the manifest has loaded
 */
export function loadManifest(): Promise<boolean> {
  loading ??= fetchManifest().then(
    (manifest) => {
      setRules(rulesOf(manifest));
      return true;
    },
    (error: unknown) => {
      loading = undefined;
      reportUnlessLeft(() => console.error('Error fetching app manifest.', error));
      return false;
    },
  );
  return loading;
}

function rulesOf(manifest: Manifest) {
  const { matcher } = manifest;
  return {
    follow(address: URL): URL {
      const to = redirectTarget(matchRule(matcher, address.pathname), address);
      return to === null ? address : new URL(to, location.origin);
    },
    hasPayload: (pathname: string) => hasPayload(manifest, pathname),
    isGuarded: (pathname: string) => matchRule(matcher, pathname).appMiddleware !== undefined,
  };
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
