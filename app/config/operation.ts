import * as v from 'valibot';
import { optional, port, receiver } from './formats.ts';

/** What watches the running site. */
export const operation = v.pipe(
  v.object({
    METRICS_PORT: optional(port),
    METRICS_TOKEN: optional(v.pipe(v.string(), v.minLength(16, '열여섯 글자 이상 적습니다'))),
    ALERT_WEBHOOK_URL: optional(receiver),
  }),
  v.transform((given) => ({
    metrics: { port: given.METRICS_PORT, token: given.METRICS_TOKEN },
    /** Where alerts go besides the log; null: by mail, where there is a mail server. */
    alertWebhook: given.ALERT_WEBHOOK_URL,
  })),
);
