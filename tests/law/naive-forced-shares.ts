import type { Gift, Heir, Legacy, Situation } from '../../app/law/forced-share/situation.ts';
import {
  add,
  atLeast,
  atMost,
  divide,
  floor,
  isMore,
  multiply,
  one,
  type Q,
  subtract,
  times,
  whole,
  zero,
} from './rational.ts';

/** A claim as the oracle computes it, in whole won. */
export interface NaiveClaim {
  person: string;
  amount: bigint;
  ownBenefit: bigint;
  netInherited: bigint;
  shortfall: bigint;
  /** Amounts that each recipient owes: out of legacies, and out of gifts. */
  from: Record<string, [bigint, bigint]>;
  fromAtTrial: Record<string, [bigint, bigint]>;
}

/**
 * A second, naive implementation of the forced shares, as an oracle. It lists all gifts and legacies as things and
 * divides by a water level instead of step by step. It shares only types with the application.
 *
 * @returns `contradiction` if the input contradicts itself
 */
export function naiveForcedShares(
  situation: Situation,
): { base: bigint; claims: NaiveClaim[] } | 'contradiction' {
  const { death, heirs, estate, debts, gifts, legacies } = situation;
  const named = legacies.filter((one) => !('part' in one));
  const namedWon = sumOf(named.map((one) => ('part' in one ? 0n : one.amount)));
  const namedDebts = sumOf(named.map(burdenOf));
  const parts = legacies.flatMap((one) => ('part' in one ? [[one.part.n, one.part.d] as Q] : []));
  if (namedWon > estate || namedDebts > debts || isMore(parts.reduce(add, zero), one))
    return 'contradiction';
  if (gifts.some(({ date }) => date !== undefined && date > death)) return 'contradiction';
  if (gifts.some(({ premiums }) => premiums && premiums.byDeceased > premiums.all))
    return 'contradiction';

  const things = [
    ...gifts.flatMap((gift) => given(gift, situation)),
    ...legacies.map((legacy) => left(legacy, situation, estate - namedWon, debts - namedDebts)),
  ];
  const goneWon = sumOf(
    legacies.map((legacy) =>
      'part' in legacy
        ? floor(times([legacy.part.n, legacy.part.d], estate - namedWon))
        : legacy.amount,
    ),
  );
  const goneDebts = sumOf(things.map((thing) => thing.debts));
  const base = atLeastNone(estate - goneWon + sumOf(things.map((thing) => thing.inBase)) - debts);
  const received = (person: string, kind?: Thing['kind']) =>
    sumOf(
      things
        .filter((thing) => thing.to === person && (kind ?? thing.kind) === thing.kind)
        .map((thing) => thing.received),
    );
  /** Sums a person's benefits, including an heir's gifts from before 1979, which nobody can claim. */
  const has = (person: string, only?: 'advance') =>
    sumOf(
      things
        .filter((thing) => thing.to === person && (only === undefined || thing.advance))
        .map((thing) => thing.received + (thing.old ?? 0n)),
    );

  const advances = heirs.map(({ person }) => has(person, 'advance'));
  // Pours the estate over the branches, then each branch's part over its members (2012느합5).
  const basins = heirs.map(({ person, fraction, represents }, at) => ({
    branch: represents ?? person,
    width: [fraction.n, fraction.d] as const,
    floor: advances[at] ?? 0n,
  }));
  const branches = [...new Set(basins.map(({ branch }) => branch))].map((branch) => {
    const members = basins.filter((basin) => basin.branch === branch);
    const width = members.map((member) => member.width).reduce(add, zero);
    return { branch, members, width, floor: sumOf(members.map((member) => member.floor)) };
  });
  const level = waterLevel(whole(estate - goneWon), branches);
  const levels = new Map(
    branches.map(({ branch, members, width, floor: ground }) => {
      const water = atLeast(subtract(multiply(level, width), whole(ground)), zero);
      return [branch, waterLevel(water, members)];
    }),
  );
  const rights = [
    ...heirs.map((heir, at) => {
      const share: Q = [heir.fraction.n, heir.fraction.d];
      const own = levels.get(heir.represents ?? heir.person) ?? zero;
      const gets = atLeast(subtract(multiply(own, share), whole(advances[at] ?? 0n)), zero);
      const net = subtract(gets, multiply(share, whole(debts - goneDebts)));
      return {
        person: heir.person,
        right: multiply(multiply(share, partOf(heir, death)), whole(base)),
        net: heir.limitedAcceptance ? atLeast(net, zero) : net,
      };
    }),
    ...(situation.withoutRight ?? []).map(({ person }) => ({ person, right: zero, net: zero })),
  ];
  const claims = rights.map(({ person, right, net }): NaiveClaim => {
    const ownBenefit = has(person);
    const missing = subtract(subtract(right, whole(ownBenefit)), net);
    const shortfall = isMore(right, zero) ? atLeast(missing, zero) : zero;
    const others = [...new Set(things.map(({ to }) => to))].filter((to) => to !== person);
    const liable = others.flatMap((to) => {
      const all = whole(received(to));
      const own = rights.find((one) => one.person === to)?.right ?? zero;
      return isMore(all, own) ? [{ to, excess: subtract(all, own) }] : [];
    });
    const legacy = fill(
      shortfall,
      liable.map(({ to, excess }) => ({
        width: excess,
        most: atMost(whole(received(to, 'legacy')), excess),
      })),
    );
    const gift = fill(
      legacy.reduce(subtract, shortfall),
      liable.map(({ to, excess }, at) => {
        const rest = subtract(excess, legacy[at] ?? zero);
        return { width: rest, most: atMost(whole(received(to, 'gift')), rest) };
      }),
    );
    const owed = liable.flatMap(({ to }, at) => {
      const both: [Q, Q] = [legacy[at] ?? zero, gift[at] ?? zero];
      return both.some((part) => isMore(part, zero)) ? [{ to, both }] : [];
    });
    const from = Object.fromEntries(
      owed.map(({ to, both }) => [to, [floor(both[0]), floor(both[1])] as [bigint, bigint]]),
    );
    return {
      person,
      amount: floor(right),
      ownBenefit,
      netInherited: floor(net),
      shortfall: floor(shortfall),
      from,
      fromAtTrial: death < '2026-03-17' ? atTrial(from, things) : {},
    };
  });
  return { base, claims };
}

interface Thing {
  to: string;
  kind: 'gift' | 'legacy';
  inBase: bigint;
  received: bigint;
  later: bigint;
  debts: bigint;
  advance: boolean;
  /** Value of an heir's gift from before 1979. */
  old?: bigint;
}

/** Turns a gift into one thing, or into one for each representative. */
function given(gift: Gift, { death, heirs }: Situation): Thing[] {
  const to = gift.inTruthTo ?? gift.to;
  const value = gift.premiums
    ? gift.premiums.all === 0n
      ? 0n
      : (gift.amount * gift.premiums.byDeceased) / gift.premiums.all
    : atLeastNone(gift.amount - (gift.burden ?? 0n) - (gift.improvement ?? 0n));
  const later = gift.premiums ? value : laterOf(gift, value);
  const branch = heirs.filter(({ represents }) => represents === to);
  const pieces: { to: string; value: bigint; later: bigint; reward: bigint; early?: boolean }[] =
    branch.length > 0
      ? split([value, later, gift.reward ?? 0n], branch)
      : [
          {
            to,
            value,
            later,
            reward: gift.reward ?? 0n,
            early: gift.beforeRepresentation === true,
          },
        ];
  return pieces.map((piece): Thing => {
    const thing = { to: piece.to, kind: 'gift' as const, debts: 0n };
    const none = { ...thing, inBase: 0n, received: 0n, later: 0n, advance: false };
    const heir = heirs.find(({ person }) => person === piece.to);
    const inAdvance = heir !== undefined && !(piece.early && heir.represents);
    if (gift.date !== undefined && gift.date < '1979-01-01')
      return inAdvance ? { ...none, old: piece.value, advance: true } : none;
    if (inAdvance) {
      const reward = death >= '2024-04-25' ? piece.reward : 0n;
      const counted = atLeastNone(piece.value - reward);
      const grown = piece.value === 0n ? counted : (piece.later * counted) / piece.value;
      return { ...thing, inBase: counted, received: counted, later: grown, advance: true };
    }
    if (!gift.knownHarm && (gift.date === undefined || gift.date < yearBefore(death))) return none;
    return { ...none, inBase: piece.value, received: piece.value, later: piece.later };
  });
}

/** Scales `value` by the growth of the whole thing, improvements included, until the end of the trial. */
function laterOf({ amount, burden = 0n, valueAtTrial }: Gift, value: bigint): bigint {
  if (valueAtTrial === undefined) return value;
  const then = atLeastNone(valueAtTrial - burden);
  const now = atLeastNone(amount - burden);
  return now === 0n ? then : floor(times([value, now], then));
}

function left(legacy: Legacy, { death, heirs }: Situation, estate: bigint, owed: bigint): Thing {
  const part: Q | null = 'part' in legacy ? [legacy.part.n, legacy.part.d] : null;
  const gross = 'part' in legacy ? floor(times(part ?? zero, estate)) : legacy.amount;
  const debts = part ? floor(times(part, owed)) : burdenOf(legacy);
  const isHeir = heirs.some(({ person }) => person === legacy.to);
  const reward = isHeir && death >= '2024-04-25' ? (legacy.reward ?? 0n) : 0n;
  const inBase = atLeastNone(gross - reward);
  const received = atLeastNone(inBase - debts);
  const net = atLeastNone(gross - debts);
  const then =
    'part' in legacy || legacy.valueAtTrial === undefined
      ? net
      : atLeastNone(legacy.valueAtTrial - (legacy.burden ?? 0n));
  const later = net === 0n ? received : (then * received) / net;
  return { to: legacy.to, kind: 'legacy', inBase, received, later, debts, advance: isHeir };
}

function burdenOf(legacy: Legacy): bigint {
  if ('part' in legacy) return 0n;
  const { burden = 0n, amount } = legacy;
  return amount - atLeastNone(amount - burden);
}

/** Splits amounts by the shares within the branch, rounded down. The first member gets the remainder. */
function split([value = 0n, later = 0n, reward = 0n]: bigint[], branch: Heir[]) {
  const all = branch.map(({ fraction }): Q => [fraction.n, fraction.d]).reduce(add, zero);
  const of = (won: bigint, at: number) => {
    const each = branch.map(({ fraction }) =>
      floor(times(divide([fraction.n, fraction.d], all), won)),
    );
    return (each[at] ?? 0n) + (at === 0 ? won - sumOf(each) : 0n);
  };
  return branch.map(({ person }, at) => ({
    to: person,
    value: of(value, at),
    later: of(later, at),
    reward: of(reward, at),
  }));
}

function partOf({ class: kin }: Heir, death: string): Q {
  if (death < '1979-01-01' || kin === 'collateral') return zero;
  if (kin === 'sibling') return death < '2024-04-25' ? [1n, 3n] : zero;
  return kin === 'ascendant' ? [1n, 3n] : [1n, 2n];
}

/** Scales demands to the later values of each recipient's things; empty if no amount differs. */
function atTrial(from: NaiveClaim['from'], things: Thing[]): NaiveClaim['fromAtTrial'] {
  const grown = Object.entries(from).map(([to, owed]) => {
    const by = (kind: Thing['kind'], won: bigint) => {
      const own = things.filter((thing) => thing.to === to && thing.kind === kind);
      const then = sumOf(own.map((thing) => thing.received));
      return then === 0n ? won : (won * sumOf(own.map((thing) => thing.later))) / then;
    };
    return [to, [by('legacy', owed[0]), by('gift', owed[1])] as [bigint, bigint]] as const;
  });
  const same = grown.every(([to, [a, b]]) => from[to]?.[0] === a && from[to]?.[1] === b);
  return same ? {} : Object.fromEntries(grown);
}

function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return before.endsWith('-02-29') ? before.replace('-29', '-28') : before;
}

/** Level to which water rises in basins of different widths and floors. */
function waterLevel(water: Q, basins: { width: Q; floor: bigint }[]): Q {
  const levels = basins
    .map(({ width, floor: ground }) => divide(whole(ground), width))
    .sort((a, b) => (isMore(a, b) ? 1 : -1));
  const held = (level: Q) =>
    basins
      .map(({ width, floor: ground }) =>
        atLeast(subtract(multiply(level, width), whole(ground)), zero),
      )
      .reduce(add, zero);
  const below = levels.filter((level) => !isMore(held(level), water));
  const from = below[below.length - 1] ?? zero;
  const wide = basins
    .filter(({ width, floor: ground }) => !isMore(divide(whole(ground), width), from))
    .map(({ width }) => width)
    .reduce(add, zero);
  return wide[0] === 0n ? from : add(from, divide(subtract(water, held(from)), wide));
}

/** Pours an amount into vessels of different widths and capacities. */
function fill(amount: Q, vessels: { width: Q; most: Q }[]): Q[] {
  const real = vessels.filter(({ width }) => isMore(width, zero));
  const held = (level: Q) =>
    real.map(({ width, most }) => atMost(multiply(level, width), most)).reduce(add, zero);
  const levels = real
    .map(({ width, most }) => divide(most, width))
    .sort((a, b) => (isMore(a, b) ? 1 : -1));
  const full = levels.filter((level) => !isMore(held(level), amount));
  const from = full[full.length - 1] ?? zero;
  const wide = real
    .filter(({ width, most }) => isMore(divide(most, width), from))
    .map(({ width }) => width)
    .reduce(add, zero);
  const level = wide[0] === 0n ? from : add(from, divide(subtract(amount, held(from)), wide));
  return vessels.map(({ width, most }) =>
    isMore(width, zero) ? atMost(multiply(level, width), most) : zero,
  );
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, won) => sum + won, 0n);
}

function atLeastNone(won: bigint): bigint {
  return won > 0n ? won : 0n;
}
