import * as v from 'valibot';
import { port, secureUrl } from './formats.ts';

/** What watches the running site. */
export const operationSettings = {
  METRICS_PORT: v.optional(port),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, '열여섯 글자 이상 적습니다'))),
  ALERT_WEBHOOK_URL: v.optional(secureUrl()),
};
