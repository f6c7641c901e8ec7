import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { readConfig } from '#app/config/config.ts';
import { openReporter, REPORTS_TIMEOUT_MS } from '#app/error-reports/open-reporter.server.ts';
import { createLog, currentRequest } from '#app/platform/log.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import { watchUncaught } from '#app/platform/uncaught.ts';
import { type Call, type Message, type Start, toSent } from './calls.ts';
import { createIntake, type Intake } from './intake.server.ts';

/** The intake on a thread of its own; started by openIntakeThread. */
async function run(port: MessagePort, { settings }: Start): Promise<void> {
  const say = (message: Message) => port.postMessage(message);
  const result = readConfig(settings);
  if (!result.ok) throw new Error('Settings that were sound in one thread are not in another.');
  const { config } = result;
  const reporter = await openReporter(config);
  const log = createLog(config.logLevel, undefined, reporter?.report);
  // What a library writes to the console may hold anything: only that it did is kept.
  console.warn = console.error = () => log.warn({ event: 'library_warning' });
  watchUncaught(log, () => say({ type: 'broken' }));
  try {
    const intake = await createIntake({
      ...{ config, log },
      countDelivery: (...given) => say({ type: 'delivery', given }),
    });
    port.on('message', (call: Call) => {
      if (call.requestId === undefined) void answer(call);
      else void currentRequest.run(call.requestId, answer, call);
    });
    say({ type: 'open', facts: intake.facts });

    async function answer({ id, method, given }: Call): Promise<void> {
      const reported = method === 'close' ? reporter?.end(REPORTS_TIMEOUT_MS) : undefined;
      try {
        const value = await ask(intake, method, given).finally(() => reported);
        say({ type: 'answer', id, value });
      } catch (error) {
        say({ type: 'refusal', id, error: toSent(error) });
      }
    }
  } catch (error) {
    const sentence = error instanceof StartupError ? error.message : null;
    say({ type: 'not open', error: toSent(error), sentence });
  }
}

/** The types of a call are those of its method: openIntakeThread sees to it. */
function ask(intake: Intake, method: Call['method'], given: unknown[]): Promise<unknown> {
  const asked = intake[method] as (...all: unknown[]) => Promise<unknown>;
  return asked(...given);
}

/** Where processors are short, whoever reads a page goes first. */
function letReadersGoFirst(): void {
  // Elsewhere it would be that of the whole process.
  if (process.platform !== 'linux') return;
  try {
    setPriority(10);
  } catch {
    // A sandbox may forbid it. Nothing depends on it.
  }
}

if (parentPort) {
  letReadersGoFirst();
  await run(parentPort, workerData);
}
