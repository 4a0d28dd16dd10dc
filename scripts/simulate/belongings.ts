/** What a visitor has collected. */
export interface Belongings {
  /** Pieces by SKU. */
  lines: Readonly<Record<string, number>>;
  /** Codes entered in the basket. */
  codes: readonly string[];
  /** Item numbers. */
  wishes: readonly string[];
  /** Pieces by store and SKU, `101 2031…`. */
  reserved: Readonly<Record<string, number>>;
}

export type Change = (before: Belongings) => Belongings;

export const NOTHING: Belongings = { lines: {}, codes: [], wishes: [], reserved: {} };

/** Maximum number of possibilities; the newest are kept. */
const MAX_POSSIBLE = 32;
/** Maximum number of pieces of one article in a basket or a reservation list. */
const MAX_PIECES = 20;

function withPieces(pieces: Readonly<Record<string, number>>, key: string, count: number) {
  const { [key]: _, ...others } = pieces;
  return count > 0 ? { ...others, [key]: count } : others;
}

export const setLine =
  (sku: string, pieces: number): Change =>
  (before) => ({ ...before, lines: withPieces(before.lines, sku, pieces) });

export const addPieces =
  (sku: string, pieces: number): Change =>
  (before) =>
    setLine(sku, (before.lines[sku] ?? 0) + pieces)(before);

/** Takes what was ordered out of the basket; pieces that were added since stay. */
export const takeOut =
  (ordered: Readonly<Record<string, number>>, codes: readonly string[]): Change =>
  (before) => {
    const left = Object.entries(ordered).reduce(
      (lines, [sku, pieces]) => withPieces(lines, sku, (lines[sku] ?? 0) - pieces),
      before.lines,
    );
    return { ...before, lines: left, codes: before.codes.filter((code) => !codes.includes(code)) };
  };

export const addCode =
  (code: string): Change =>
  (before) => ({ ...before, codes: [...before.codes.filter((each) => each !== code), code] });

export const dropCode =
  (code: string): Change =>
  (before) => ({ ...before, codes: before.codes.filter((each) => each !== code) });

export const setWish =
  (itemNumber: string, isWished: boolean): Change =>
  (before) => ({
    ...before,
    wishes: [
      ...before.wishes.filter((each) => each !== itemNumber),
      ...(isWished ? [itemNumber] : []),
    ],
  });

export const reserve =
  (store: string, sku: string, pieces: number): Change =>
  (before) => {
    const key = `${store} ${sku}`;
    const count = (before.reserved[key] ?? 0) + pieces;
    return { ...before, reserved: withPieces(before.reserved, key, count) };
  };

export const clearReserved: Change = (before) => ({ ...before, reserved: {} });
export const clearWishes: Change = (before) => ({ ...before, wishes: [] });

function sumsOf(own: Readonly<Record<string, number>>, more: Readonly<Record<string, number>>) {
  const sums = { ...own };
  for (const [key, count] of Object.entries(more))
    sums[key] = Math.min(MAX_PIECES, (sums[key] ?? 0) + count);
  return sums;
}

/** Merges a guest's things into the customer's, as the shop does at login. */
export const merged = (customer: Belongings, guest: Belongings): Belongings => ({
  lines: sumsOf(customer.lines, guest.lines),
  codes: [...new Set([...customer.codes, ...guest.codes])],
  wishes: [...new Set([...customer.wishes, ...guest.wishes])],
  reserved: sumsOf(customer.reserved, guest.reserved),
});

const sorted = (pieces: Readonly<Record<string, number>>) =>
  Object.entries(pieces).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Key of what a visitor has, whatever the order in which it was added. */
export const keyOf = ({ lines, codes, wishes, reserved }: Belongings): string =>
  JSON.stringify([sorted(lines), codes.toSorted(), wishes.toSorted(), sorted(reserved)]);

/** What a visitor may have: one possibility, or several after a change without a response. */
export class Possible {
  private states: readonly Belongings[] = [NOTHING];

  /** The possibility in which every change was made. */
  get likely(): Belongings {
    return this.states.at(-1) ?? NOTHING;
  }

  get all(): readonly Belongings[] {
    return this.states;
  }

  private keep(states: readonly Belongings[]): void {
    this.states = [...new Map(states.map((state) => [keyOf(state), state])).values()].slice(
      -MAX_POSSIBLE,
    );
  }

  change(change: Change): void {
    this.keep(this.states.map(change));
  }

  perhaps(change: Change): void {
    this.keep([...this.states, ...this.states.map(change)]);
  }

  /** @returns whether this is one of the possibilities; afterwards it is the only one */
  observe(seen: Belongings): boolean {
    const isPossible = this.states.some((state) => keyOf(state) === keyOf(seen));
    this.states = [seen];
    return isPossible;
  }

  mergeWith(guest: Possible): void {
    this.keep(this.states.flatMap((own) => guest.all.map((other) => merged(own, other))));
  }
}
