import type { Candidates } from './candidates';
import type { ValueColumn } from './columns/value-column';
import type { Corpus } from './corpus';
import { sortCriterionOf } from './index-schema';
import { InvalidQuery } from './invalid-query';
import { type Criterion, rank } from './ranking/rank';
import { sortKeys, sortsByText } from './ranking/sort-keys';

/** Position of a record: its sort values in order and its id. `null` sorts last. */
export type BrowseKey = readonly (number | string | null)[];

/**
 * One step of the order: a key per slot, smallest first, and a name for it that is stable across
 * changes.
 */
interface Step {
  readonly keys: Float64Array;
  /** The part of a record's key that is stable until the record is rewritten. */
  readonly nameOf: (slot: number) => number | string | null;
  /** Current position of such a part, even if no record has that value any more. */
  readonly placeOf: (part: number | string | null) => number;
}

/**
 * The order in which a browse returns records. It ends with their ids, so that every record has a
 * unique position, and a page can begin after a record that was deleted in the meantime.
 */
export class BrowseOrder {
  readonly #steps: readonly Step[];
  readonly #count: number;

  constructor(corpus: Corpus, candidates: Candidates) {
    const { records, settings, text } = candidates;
    this.#count = records.length;
    const names = settings.ranking.flatMap((name) =>
      name === 'custom' ? settings.customRanking : [name],
    );
    const steps = names.flatMap((name): Step[] => {
      if (name === 'attribute' && text.words.length > 0) return [attributeStep(candidates)];
      const sort = sortCriterionOf(name);
      return sort ? [sortStep(corpus, records, sort)] : [];
    });
    this.#steps = [...steps, idStep(corpus, records)];
  }

  /**
   * The first `limit` slots after `key`, in order. @throws InvalidQuery for a key of another order
   */
  after(key: BrowseKey | null, limit: number): Uint32Array {
    const bounds = key && this.#boundsOf(key);
    const slots = Array.from({ length: this.#count }, (_, slot) => slot);
    const rest = Uint32Array.from(
      bounds ? slots.filter((slot) => this.#isAfter(slot, bounds)) : slots,
    );
    const criteria = this.#steps.map(({ keys }): Criterion => ({
      name: 'browse',
      compute: (places, into) => {
        for (const place of places) into[place] = keys[rest[place] ?? 0] ?? Infinity;
      },
    }));
    return rank(rest.length, criteria, limit).map((place) => rest[place] ?? 0);
  }

  keyOf(slot: number): BrowseKey {
    return this.#steps.map((step) => step.nameOf(slot));
  }

  #boundsOf(key: BrowseKey): number[] {
    if (key.length !== this.#steps.length) throw new InvalidQuery('Cursor is not valid');
    return this.#steps.map((step, at) => step.placeOf(key[at] ?? null));
  }

  #isAfter(slot: number, bounds: readonly number[]): boolean {
    for (const [at, { keys }] of this.#steps.entries()) {
      const own = keys[slot] ?? Infinity;
      const bound = bounds[at] ?? Infinity;
      if (own !== bound) return own > bound;
    }
    return false;
  }
}

function attributeStep(candidates: Candidates): Step {
  const features = candidates.features();
  const keys = Float64Array.from(candidates.records.keys(), (slot) =>
    features.firstMatchedWord(slot),
  );
  return numberStep(keys);
}

function numberStep(keys: Float64Array): Step {
  return {
    keys,
    nameOf: (slot) => finite(keys[slot]),
    placeOf: (part) => (typeof part === 'number' ? part : Infinity),
  };
}

const finite = (key: number | undefined): number | null =>
  key !== undefined && Number.isFinite(key) ? key : null;

type Sort = NonNullable<ReturnType<typeof sortCriterionOf>>;

function sortStep(corpus: Corpus, records: Uint32Array, sort: Sort): Step {
  const all = sortKeys(corpus, sort);
  const keys = Float64Array.from(records, (record) => all[record] ?? Infinity);
  const texts = sortsByText(corpus, sort.attribute);
  if (!texts) return numberStep(keys);
  const sign = sort.isDescending ? -1 : 1;
  return {
    keys,
    nameOf: (slot) => firstValue(texts, records[slot] ?? 0),
    placeOf: (part) =>
      typeof part === 'string'
        ? sign * placeAmong(texts.byAlphabet(), texts.values, part)
        : Infinity,
  };
}

function firstValue({ rows, values }: ValueColumn, record: number): string | null {
  if ((rows.counts[record] ?? 0) === 0) return null;
  return values[rows.cells[rows.starts[record] ?? 0] ?? 0] ?? null;
}

/** Record numbers in the order of their ids. Ids are only appended. */
const orders = new WeakMap<Corpus, Uint32Array>();

function idOrder(corpus: Corpus): Uint32Array {
  const known = orders.get(corpus);
  if (known?.length === corpus.count) return known;
  const ids = corpus.objectIDs;
  const order = Uint32Array.from(ids.keys()).sort((left, right) => {
    const [a = '', b = ''] = [ids[left], ids[right]];
    if (a === b) return left - right;
    return a < b ? -1 : 1;
  });
  orders.set(corpus, order);
  return order;
}

function idStep(corpus: Corpus, records: Uint32Array): Step {
  const order = idOrder(corpus);
  const places = new Float64Array(corpus.count);
  for (let place = 0; place < order.length; place += 1) places[order[place] ?? 0] = place;
  return {
    keys: Float64Array.from(records, (record) => places[record] ?? Infinity),
    nameOf: (slot) => corpus.objectIDs[records[slot] ?? 0] ?? null,
    placeOf: (part) => placeAfter(order, corpus.objectIDs, String(part)),
  };
}

/**
 * Position of a text in an alphabetical order, or the position between two texts where it would be.
 */
function placeAmong(order: Uint32Array, texts: readonly string[], text: string): number {
  const place = firstWhere(order, (number) => (texts[number] ?? '') >= text);
  return texts[order[place] ?? -1] === text ? place : place - 0.5;
}

/** After every record with this id: one that was deleted and written again occurs twice. */
function placeAfter(order: Uint32Array, texts: readonly string[], text: string): number {
  return firstWhere(order, (number) => (texts[number] ?? '') > text) - 0.5;
}

function firstWhere(order: Uint32Array, holds: (number: number) => boolean): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(order[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
