import { MAX_CAUSES } from '#app/platform/log.ts';
import type { CountDelivery } from '#app/server/metrics.ts';
import type { Intake } from './intake.server.ts';

/** What the intake can be asked, from the thread of the port. */
export type Method = Exclude<keyof Intake, 'facts'>;

/** What the intake's thread is started with: the settings by their names, as the process was given them. */
export interface Start {
  settings: Record<string, string | undefined>;
}

export interface Call {
  id: number;
  method: Method;
  given: unknown[];
  /** Id of the visitor's request, for the log. */
  requestId: string | undefined;
}

/** What the intake's thread says. */
export type Message =
  | { type: 'open'; facts: Intake['facts'] }
  /** `sentence`: what an operator must mend, where that is known. */
  | { type: 'not open'; error: SentError; sentence: string | null }
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'refusal'; id: number; error: SentError }
  | { type: 'delivery'; given: Parameters<CountDelivery> }
  /** Something was thrown that nobody caught: the process should end. */
  | { type: 'broken' };

/** An error as it is sent: its copy by the platform would lose its name and code. */
export interface SentError {
  name: string;
  message: string;
  stack: string | undefined;
  codes: { code?: unknown; errcode?: unknown };
  cause?: SentError;
}

export function toSent(error: unknown, causes = MAX_CAUSES): SentError {
  if (!(error instanceof Error)) return toSent(new Error('Something was thrown that is no error.'));
  const { name, message, stack, cause } = error;
  return {
    ...{ name, message, stack },
    codes: {
      ...('code' in error && { code: error.code }),
      ...('errcode' in error && { errcode: error.errcode }),
    },
    ...(cause !== undefined && causes > 0 && { cause: toSent(cause, causes - 1) }),
  };
}

export function fromSent({ name, message, stack, codes, cause }: SentError): Error {
  const error = new Error(message, cause && { cause: fromSent(cause) });
  return Object.assign(error, { name, stack, ...codes });
}
