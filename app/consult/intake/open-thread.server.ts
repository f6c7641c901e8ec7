import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { currentRequest } from '#app/platform/log.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import type { CountDelivery } from '#app/server/metrics.ts';
import { type Call, fromSent, type Message, type Method, type Start } from './calls.ts';
import type { Intake } from './intake.server.ts';

interface ThreadOptions extends Start {
  /** The thread's own bundle. */
  file: string;
  countDelivery: CountDelivery;
  /** Called, once, when the thread failed as nobody foresaw: the process should end. */
  onBroken: (error: Error) => void;
}

/**
 * Opens the intake on a thread of its own.
 *
 * @throws what createIntake throws, and StartupError when the thread itself cannot begin; it has ended then
 */
export async function openIntakeThread(options: ThreadOptions): Promise<Intake> {
  const { settings, countDelivery, onBroken } = options;
  const file = resolve(options.file);
  // Asked here, it also starts the pool of threads that all share, before one that gives way to others
  // does: they take the priority of whoever needs them first.
  await access(file).catch((error: unknown) => {
    throw new StartupError(unstartable(file), { cause: error });
  });
  const worker = new Worker(file, { workerData: { settings } satisfies Start });
  const opening = Promise.withResolvers<Intake['facts']>();
  let open = false;

  function fail(error: Error): void {
    if (open) onBroken(error);
    else opening.reject(error);
    open = false;
  }
  function end(error: Error): void {
    calls.end(error);
    opening.reject(new StartupError(unstartable(file), { cause: error }));
    fail(error);
  }
  const calls = createCalls({ send: (call) => worker.postMessage(call), onSilence: fail });
  worker.on('message', (message: Message) => {
    calls.hear();
    switch (message.type) {
      case 'open':
        open = true;
        return opening.resolve(message.facts);
      case 'not open':
        return opening.reject(
          message.sentence === null ? fromSent(message.error) : new StartupError(message.sentence),
        );
      case 'answer':
        return calls.settle(message.id)?.resolve(message.value);
      case 'refusal':
        return calls.settle(message.id)?.reject(fromSent(message.error));
      case 'delivery':
        return countDelivery(...message.given);
      case 'broken':
        return fail(new Error('The intake has failed.'));
    }
  });
  // Out of memory, or something of the kind: all else is caught there.
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The intake has ended.')));
  const facts = await opening.promise.catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });

  const { call } = calls;
  return {
    facts,
    takeIn: (...given) => call('takeIn', ...given),
    ticket: () => call('ticket'),
    receipt: (...given) => call('receipt', ...given),
    countContact: (...given) => call('countContact', ...given),
    checkDatabase: () => call('checkDatabase'),
    readBacklog: () => call('readBacklog'),
    start: () => call('start'),
    async close() {
      open = false;
      // One that has ended has nothing left to close.
      if (!calls.ended) await call('close');
      await worker.terminate();
    },
  };
}

function unstartable(file: string): string {
  return `상담 신청을 받는 프로그램(${file})이 시작되지 않아 사이트도 시작하지 않습니다. npm run build로 다시 만들고, 메모리가 모자라지 않은지 보세요.`;
}

/** Longest wait for an answer, in milliseconds: longer than for a database that answers at all. */
const PATIENCE_MS = 15_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

interface CallsOptions {
  send: (call: Call) => void;
  /** Called when nothing at all was heard while a call waited. */
  onSilence: (error: Error) => void;
}

/** The calls that wait for their answers. */
function createCalls({ send, onSilence }: CallsOptions) {
  const waiting = new Map<number, Waiting & { timer: NodeJS.Timeout }>();
  let last = 0;
  let heard = 0;
  let fault: Error | undefined;

  function settle(id: number): Waiting | undefined {
    const one = waiting.get(id);
    clearTimeout(one?.timer);
    waiting.delete(id);
    return one;
  }

  return {
    get ended() {
      return fault !== undefined;
    },
    settle,
    /** Tells that something was heard of the other side. */
    hear(): void {
      heard += 1;
    },
    /** Fails those that wait, and all that come. */
    end(error: Error): void {
      fault ??= error;
      for (const id of [...waiting.keys()]) settle(id)?.reject(fault);
    },
    call<Name extends Method>(method: Name, ...given: Parameters<Intake[Name]>) {
      const answer = new Promise((resolve, reject) => {
        if (fault) return reject(fault);
        last += 1;
        const id = last;
        const heardBefore = heard;
        const late = () => {
          const error = new Error('The intake does not answer.');
          settle(id)?.reject(error);
          if (heard === heardBefore) onSilence(error);
        };
        waiting.set(id, { resolve, reject, timer: setTimeout(late, PATIENCE_MS) });
        send({ id, method, given, requestId: currentRequest.getStore() });
      });
      // The thread answers a call with what its method gives.
      return answer as ReturnType<Intake[Name]>;
    },
  };
}
