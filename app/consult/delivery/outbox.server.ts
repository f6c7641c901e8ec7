import type { Channel } from './channels/channel.server.ts';
import { type CourierOptions, createCourier } from './courier.server.ts';

export interface Outbox {
  /** Looks for work now; called after each request and at start. */
  wake(): void;
  /** Ends after the deliveries in flight, at the latest when their time is up. */
  stop(): Promise<void>;
}

interface OutboxOptions extends CourierOptions {
  channels: readonly Channel[];
}

/** Delivers what the outbox holds, each channel on its own, until it has arrived. */
export function createOutbox({ channels, ...options }: OutboxOptions): Outbox {
  const couriers = channels.map((channel) => createCourier(channel, options));
  return {
    wake() {
      for (const courier of couriers) courier.wake();
    },
    async stop() {
      await Promise.all(couriers.map((courier) => courier.stop()));
    },
  };
}
