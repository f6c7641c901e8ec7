import * as v from 'valibot';
import { secureUrl } from './formats.ts';

const shape = 'https://열쇠@o1.ingest.sentry.io/2처럼, Sentry가 보여 주는 DSN을 그대로 적습니다';

/** Where reports go, and who sends them: `https://KEY@HOST/PROJECT`. */
const dsn = v.pipe(
  secureUrl(shape),
  // The document shows it to everyone.
  v.check(({ password }) => password === '', '비밀 값이 든 옛 DSN은 쓰지 않습니다'),
  v.check(
    ({ username, pathname, search, hash }) =>
      /^\w+$/.test(username) && /^(?:\/[\w.-]+)*\/\d+$/.test(pathname) && search + hash === '',
    shape,
  ),
);

const switched = v.picklist(['on', 'off'], 'on 또는 off입니다');

/** Reports of unexpected errors to Sentry, from the browser and from the server. */
export const errorReportSettings = {
  SENTRY_DSN: v.optional(dsn),
  /** Whether the browser's reports go through the site itself. */
  SENTRY_TUNNEL: v.optional(switched, 'off'),
  SENTRY_ENVIRONMENT: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, '로마자, 숫자, 점, 줄표로 64글자까지입니다')),
    'production',
  ),
};
