import * as v from 'valibot';
import { optional, port, receiver } from './formats.ts';

/** Monitoring of the running site. */
export const operation = v.pipe(
  v.object({
    METRICS_PORT: optional(port),
    METRICS_TOKEN: optional(v.pipe(v.string(), v.minLength(16, '열여섯 글자 이상 적습니다'))),
    ALERT_WEBHOOK_URL: optional(receiver),
  }),
  v.transform((given) => ({
    metrics: { port: given.METRICS_PORT, token: given.METRICS_TOKEN },
    /** Receives alerts, in addition to the log; null: they go by mail if a mail server is configured. */
    alertWebhook: given.ALERT_WEBHOOK_URL,
  })),
);
