import * as v from 'valibot';
import { matching, optional, secureUrl } from './formats.ts';

/** Destination of reports about unexpected errors. */
export type ErrorReportsConfig = NonNullable<v.InferOutput<typeof errorReports>['errorReports']>;

const shape = 'https://열쇠@o1.ingest.sentry.io/2처럼, Sentry가 보여 주는 DSN을 그대로 적습니다';

/** `https://KEY@HOST/PROJECT` */
const dsn = v.pipe(
  secureUrl(shape),
  // Every page contains the DSN, so a secret in it would be public.
  v.check(({ password }) => password === '', '비밀 값이 든 옛 DSN은 쓰지 않습니다'),
  v.check(
    ({ username, pathname, search, hash }) =>
      /^\w+$/.test(username) && /^(?:\/[\w.-]+)*\/\d+$/.test(pathname) && search + hash === '',
    shape,
  ),
);

const environment = matching(/^[\w.-]{1,64}$/, '로마자, 숫자, 점, 줄표로 64글자까지입니다');

/** Reports of unexpected errors to Sentry, from the browser and from the server. */
export const errorReports = v.pipe(
  v.object({
    SENTRY_DSN: optional(dsn),
    SENTRY_TUNNEL: v.optional(v.picklist(['on', 'off'], 'on 또는 off입니다'), 'off'),
    SENTRY_ENVIRONMENT: v.optional(environment, 'production'),
  }),
  v.transform((given) => ({
    /** Null: unexpected errors only go to the log. */
    errorReports: given.SENTRY_DSN && {
      /** Public, in the form that Sentry's libraries accept. */
      dsn: given.SENTRY_DSN,
      /** Accepts reports by POST. */
      endpoint: endpointOf(given.SENTRY_DSN),
      environment: given.SENTRY_ENVIRONMENT,
      /** Whether the browser sends its reports to the site, which passes them on. */
      tunnel: given.SENTRY_TUNNEL === 'on',
    },
  })),
);

/** Whether a host belongs to Sentry, which has its own article in the privacy policy. */
export function isSentry(host: string): boolean {
  return /(?:^|\.)sentry\.io$/.test(host);
}

function endpointOf(dsn: URL): URL {
  const [, folder = '', project] = dsn.pathname.match(/^(.*)\/(\d+)$/) ?? [];
  const endpoint = new URL(`${folder}/api/${project}/envelope/`, dsn);
  endpoint.username = '';
  endpoint.search = `sentry_version=7&sentry_key=${dsn.username}`;
  return endpoint;
}
