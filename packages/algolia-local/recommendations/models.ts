import type { Interaction, Interactions } from './interactions';

/** Scores from 0 to 100 by record or by facet value. */
export type Scores = ReadonlyMap<string, number>;

const DAY_MS = 86_400_000;
const TREND_MS = 7 * DAY_MS;

/** Adds one for each of these names, once per visitor. */
function count(totals: Map<string, number>, names: Iterable<string>): void {
  for (const name of new Set(names)) totals.set(name, (totals.get(name) ?? 0) + 1);
}

const scored = (
  totals: ReadonlyMap<string, number>,
  score: (total: number, name: string) => number,
) => new Map([...totals].map(([name, total]) => [name, 100 * score(total, name)]));

/**
 * Records that visitors converted within a day of this one: the share of its customers who did so.
 */
export function boughtTogether({ byVisitor, visitorsOf }: Interactions, objectID: string): Scores {
  const totals = new Map<string, number>();
  let customers = 0;
  for (const visitor of visitorsOf.get(objectID) ?? []) {
    const bought = (byVisitor.get(visitor) ?? []).filter(({ isConversion }) => isConversion);
    const times = bought.flatMap((one) => (one.objectID === objectID ? [one.at] : []));
    if (times.length === 0) continue;
    customers += 1;
    const near = bought.filter(({ at }) => times.some((time) => Math.abs(at - time) <= DAY_MS));
    count(totals, idsOf(near, objectID));
  }
  return scored(totals, (total) => total / customers);
}

/** Records that the same visitors clicked or converted: the cosine of both sets of visitors. */
export function usedTogether({ byVisitor, visitorsOf }: Interactions, objectID: string): Scores {
  const totals = new Map<string, number>();
  const visitors = visitorsOf.get(objectID) ?? new Set<string>();
  for (const visitor of visitors) count(totals, idsOf(byVisitor.get(visitor) ?? [], objectID));
  const sizeOf = (id: string) => visitorsOf.get(id)?.size ?? 1;
  return scored(totals, (total, id) => total / Math.sqrt(visitors.size * sizeOf(id)));
}

const idsOf = (interactions: readonly Interaction[], but: string) =>
  interactions.flatMap(({ objectID }) => (objectID === but ? [] : [objectID]));

/**
 * What most visitors converted in the last seven days, compared with the most frequent.
 * @param namesOf the names that a converted record counts for
 */
export function trending(
  { byVisitor }: Interactions,
  namesOf: (objectID: string) => readonly string[],
  now: number,
): Scores {
  const totals = new Map<string, number>();
  for (const interactions of byVisitor.values()) {
    const recent = interactions.filter(
      ({ isConversion, at }) => isConversion && at > now - TREND_MS,
    );
    count(
      totals,
      recent.flatMap(({ objectID }) => namesOf(objectID)),
    );
  }
  const most = Math.max(...totals.values());
  return scored(totals, (total) => total / most);
}
