import type { Settings } from './settings.ts';

/** Where reports of unexpected errors go. */
export interface ErrorReportsConfig {
  /** As its libraries take it; anyone may know it. */
  dsn: URL;
  /** Takes reports by POST. */
  endpoint: URL;
  environment: string;
  /** Whether the browser sends to the site, which passes it on. */
  tunnel: boolean;
}

/** Null: none are sent, and nothing for it is loaded. */
export function errorReportsConfig(settings: Settings): ErrorReportsConfig | null {
  const { SENTRY_DSN: dsn, SENTRY_TUNNEL, SENTRY_ENVIRONMENT: environment } = settings;
  if (!dsn) return null;
  const [, folder = '', project] = dsn.pathname.match(/^(.*)\/(\d+)$/) ?? [];
  const endpoint = new URL(`${folder}/api/${project}/envelope/`, dsn);
  endpoint.username = '';
  endpoint.search = new URLSearchParams({
    sentry_version: '7',
    sentry_key: dsn.username,
  }).toString();
  return { dsn, endpoint, environment, tunnel: SENTRY_TUNNEL === 'on' };
}
