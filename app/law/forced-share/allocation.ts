import Fraction from 'fraction.js';

/** Someone who got a gift or a legacy that counts; exact won. */
export interface Recipient {
  person: string;
  legacy: bigint;
  gift: bigint;
  /** The recipient's own forced share, which is left alone; 0 for outsiders. */
  own: Fraction;
}

/** What one recipient is asked for; exact won. */
export interface Part {
  person: string;
  legacy: Fraction;
  gift: Fraction;
}

/**
 * Whom to ask, and for how much: what was left by will before what was given (민법 1116), each in
 * proportion to what exceeds the own forced share (1115②, 대법원 2010다42624, 2006다46346). Where a
 * recipient's legacy is too small for the part, the other legacies bear the difference.
 *
 * @returns parts in the order given, none for those who have no more than the own forced share; they sum
 *   to the shortfall, unless nobody has that much beyond the own
 */
export function allocate(shortfall: Fraction, recipients: Recipient[]): Part[] {
  const reachable = recipients
    .map((recipient) => ({ ...recipient, excess: excessOf(recipient) }))
    .filter(({ excess }) => excess.gt(0));
  const legacies = pour(
    shortfall,
    reachable.map(({ legacy, excess }) => ({ weight: excess, room: least(legacy, excess) })),
  );
  const gifts = pour(
    shortfall.sub(sum(legacies)),
    reachable.map(({ gift, excess }, at) => {
      const left = excess.sub(legacies[at] ?? 0);
      return { weight: left, room: least(gift, left) };
    }),
  );
  const parts = reachable.map(({ person }, at) => ({
    person,
    legacy: legacies[at] ?? zero,
    gift: gifts[at] ?? zero,
  }));
  return parts.filter(({ legacy, gift }) => legacy.add(gift).gt(0));
}

const zero = new Fraction(0);

function excessOf({ legacy, gift, own }: Recipient): Fraction {
  return new Fraction(legacy).add(gift).sub(own);
}

/** An amount spread by weight; what is beyond someone's room goes to the others by their weights. */
function pour(amount: Fraction, vessels: { weight: Fraction; room: Fraction }[]): Fraction[] {
  const poured = vessels.map(() => zero);
  let open = vessels.map(({ weight, room }, at) => ({ weight, room, at }));
  let left = amount;
  while (left.gt(0)) {
    open = open.filter(({ weight, room }) => weight.gt(0) && room.gt(0));
    if (open.length === 0) break;
    const perWeight = left.div(sum(open.map(({ weight }) => weight)));
    const full = open.filter(({ weight, room }) => perWeight.mul(weight).gte(room));
    const now = full.length > 0 ? full : open;
    for (const { weight, room, at } of now) {
      const part = full.length > 0 ? room : perWeight.mul(weight);
      poured[at] = part;
      left = left.sub(part);
    }
    open = open.filter((vessel) => !now.includes(vessel));
  }
  return poured;
}

function least(won: bigint, exact: Fraction): Fraction {
  return exact.lt(won) ? exact : new Fraction(won);
}

function sum(amounts: Fraction[]): Fraction {
  return amounts.reduce((total, amount) => total.add(amount), zero);
}
