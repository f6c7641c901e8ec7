import { createLimiter } from '#app/platform/limiter.ts';

interface Sender {
  /** See createAddressReader; null: the address is unknown, and not limited. */
  address: string | null;
  /** The phone number, or the e-mail address without one. */
  contact: string;
}

export interface Refusal {
  by: 'address' | 'contact';
  /** In seconds. */
  retryAfter: number;
}

export type Limits = ReturnType<typeof createLimits>;

/** Points that a stored request costs, and an invalid form. */
const STORED = 5;
const INVALID = 1;

/**
 * Mobile carriers in Korea put hundreds of people behind one IPv4 address. A firm that gets a hundred
 * requests on a busy day sees one carrier address twice an hour; after a broadcast, perhaps ten times in
 * ten minutes. So 20 requests in ten minutes pass from one address: people do not reach that, and one
 * machine cannot fill the table. An invalid form costs a fifth of a stored one.
 */
const PER_ADDRESS = { points: 20 * STORED, duration: 10 * 60 };
/** The limit of a whole IPv6 /48, which one customer may have: 65,536 lines. */
const PER_NETWORK = { points: 80 * STORED, duration: 10 * 60 };

/**
 * People send once, some a second time with what they forgot, a family from one phone three times. Whoever
 * sends more misuses another person's number, to which each request causes a call and perhaps an SMS.
 */
const PER_CONTACT = { points: 5, duration: 6 * 3600 };

/**
 * Rate limits by the sender's address and by the phone number or e-mail address of the form. Each process counts for
 * itself. A method that returns null admits the form.
 */
export function createLimits() {
  const addresses = createLimiter(PER_ADDRESS);
  const networks = createLimiter(PER_NETWORK);
  const contacts = createLimiter(PER_CONTACT);

  function takeFromAddress(address: string | null, cost: number): Refusal | null {
    const network = networkOf(address);
    // The network is checked first: it has any number of lines, and those of a refused network take no memory.
    let retryAfter = networks.wait(network) ?? addresses.take(address, cost);
    if (retryAfter === null) {
      retryAfter = networks.take(network, cost);
      if (retryAfter !== null) addresses.giveBack(address, cost);
    }
    return retryAfter === null ? null : { by: 'address', retryAfter };
  }

  function giveBackToAddress(address: string | null): void {
    addresses.giveBack(address, STORED - INVALID);
    networks.giveBack(networkOf(address), STORED - INVALID);
  }

  return {
    /** Charges for a request that is about to be stored. */
    admit({ address, contact }: Sender): Refusal | null {
      const refusal = takeFromAddress(address, STORED);
      if (refusal) return refusal;
      const retryAfter = contacts.take(contact);
      if (retryAfter === null) return null;
      giveBackToAddress(address);
      return { by: 'contact', retryAfter };
    },
    /** Refunds a request that was not stored, or was stored before; it then costs as much as an invalid form. */
    refund({ address, contact }: Sender): void {
      giveBackToAddress(address);
      contacts.giveBack(contact, 1);
    },
    /** Charges for an invalid form. */
    admitInvalid: (address: string | null) => takeFromAddress(address, INVALID),
  };
}

/** The /48 of an IPv6 line; null for IPv4 and an unknown address. */
function networkOf(line: string | null): string | null {
  return line?.endsWith('::/64') ? `${line.split(':').slice(0, 3).join(':')}::/48` : null;
}
