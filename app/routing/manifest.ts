import type { RuleMatcher } from './route-rules.ts';

/** Folder of the files that describe builds; they are kept with the other assets. */
export const BUILDS = '/assets/builds';

/** The description of a build (conformance MF-1). */
export interface Manifest {
  id: string;
  /** Time of the build, in milliseconds. */
  timestamp: number;
  /** The route rules, sorted for lookup. */
  matcher: RuleMatcher;
  /** Paths of the pages that have a payload. */
  prerendered: string[];
}

/** The description of the newest build (conformance MF-2). */
export type LatestBuild = Pick<Manifest, 'id' | 'timestamp'>;
