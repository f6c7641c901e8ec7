import type { Channel } from './channel.server.ts';
import { createDeliveryWorker, type DeliveryWorkerOptions } from './worker.server.ts';

interface OutboxOptions<Notice> extends DeliveryWorkerOptions<Notice> {
  channels: readonly Channel<Notice>[];
}

/** Delivers the outbox, each channel with a worker of its own, until everything has arrived. */
export function createOutbox<Notice>({ channels, ...options }: OutboxOptions<Notice>) {
  const workers = channels.map((channel) => createDeliveryWorker(channel, options));
  return {
    /** Looks for due deliveries now; called after each request and at start. */
    wake() {
      for (const worker of workers) worker.wake();
    },
    /** Resolves after the deliveries in flight, at the latest when they time out. */
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
