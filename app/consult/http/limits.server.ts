import type { Pool } from 'pg';
import { createLimiter } from '#app/platform/limiter.ts';
import type { Log } from '#app/platform/log.ts';
import { createCountsTable, createSharedCounts } from '#app/platform/shared-counts.ts';
import type { Keyring } from '../storage/seal.server.ts';

/** Whom a form came from. */
interface Sender {
  /** See createAddressReader; null: not known, so not limited. */
  address: string | null;
  /** Digits. */
  phone: string;
}

export interface Refusal {
  by: 'address' | 'phone';
  /** In seconds. */
  retryAfter: number;
}

/** How many requests one line or one phone may send; null means that it may. */
export interface Limits {
  /** Takes what a request costs that is going to be stored. */
  admit(sender: Sender): Promise<Refusal | null>;
  /** Gives it back for one that was not stored anew; it costs no more than one with faults. */
  refund(sender: Sender): Promise<void>;
  /** Takes what a form with faults costs. */
  admitFaulty(address: string | null): Promise<Refusal | null>;
}

/**
 * Mobile carriers in Korea put hundreds of people behind one IPv4 address. A firm that gets a hundred
 * requests on a busy day sees one carrier address twice an hour; after a broadcast, perhaps ten times in
 * ten minutes. So twenty within ten minutes pass from one address: a person never meets that, and one
 * machine fills no table with it. A form with faults costs a fifth: who errs ten times loses two.
 */
const ADDRESS = { points: 100, duration: 10 * 60 };
const STORED = 5;
const FAULTY = 1;

/**
 * People send once, some a second time with what they forgot, a family from one phone three times. More
 * is somebody who plays with another person's number, and each would be a call, perhaps an SMS, to them.
 */
const PHONE = { points: 5, duration: 6 * 3600 };

interface LimitsOptions {
  keyring: Keyring;
  /** Where several instances count together; null: each process counts alone, in memory. */
  pool: Pool | null;
  log: Log;
}

export function createLimits({ keyring, pool, log }: LimitsOptions): Limits {
  // Nobody waits for it: without its table the database is as good as lost, and memory counts.
  if (pool) {
    createCountsTable(pool).catch((error: unknown) => {
      log.error({ event: 'shared_limits_unavailable', error });
    });
  }
  const shared = pool && createSharedCounts(pool);
  const addresses = createLimiter({ name: 'address', ...ADDRESS, shared });
  const phones = createLimiter({ name: 'phone', ...PHONE, shared });

  async function takeFromAddress(address: string | null, cost: number): Promise<Refusal | null> {
    if (address === null) return null;
    const retryAfter = await addresses.take(keyring.index('address', address), cost);
    return retryAfter === null ? null : { by: 'address', retryAfter };
  }

  async function giveBackToAddress(address: string | null): Promise<void> {
    if (address === null) return;
    await addresses.giveBack(keyring.index('address', address), STORED - FAULTY);
  }

  return {
    async admit({ address, phone }) {
      const refusal = await takeFromAddress(address, STORED);
      if (refusal) return refusal;
      const retryAfter = await phones.take(keyring.index('phone', phone), 1);
      if (retryAfter === null) return null;
      await giveBackToAddress(address);
      return { by: 'phone', retryAfter };
    },
    async refund({ address, phone }) {
      await giveBackToAddress(address);
      await phones.giveBack(keyring.index('phone', phone), 1);
    },
    admitFaulty: (address) => takeFromAddress(address, FAULTY),
  };
}
