import type { PageChange } from './page-changes';
import type { Gap, Overlap, PageTimes } from './page-times';
import type { Span } from './page-changes';

export interface MarketName {
  project: string;
  territory: string;
}

/** A block that appears or disappears on a page, in one or more markets. */
export interface ListedChange {
  /** Epoch milliseconds. */
  at: number;
  path: string;
  id: string;
  type: string;
  appears: boolean;
  project: string;
  territories: string[];
  /** Whether the page is empty from then on. */
  empties: boolean;
}

/** A period with a problem on a page, in one or more markets. */
export interface ListedSpan extends Span {
  kind: 'empty' | 'gap' | 'overlap';
  path: string;
  /** What is missing or duplicated; empty for an empty page. */
  subject: string;
  project: string;
  territories: string[];
}

/** Number of blocks at a time, for the chart of a page. */
export interface BlockCount {
  at: number;
  blocks: number;
}

export interface MarketTimes {
  market: MarketName;
  path: string;
  times: PageTimes;
}

/** Merges entries that differ only in their country. */
function byTerritory<Item extends { territories: string[] }>(items: readonly Item[]): Item[] {
  const merged = new Map<string, Item>();
  for (const item of items) {
    const key = JSON.stringify({ ...item, territories: null });
    const known = merged.get(key);
    if (known) known.territories.push(...item.territories);
    else merged.set(key, { ...item, territories: [...item.territories] });
  }
  return [...merged.values()];
}

function changesIn({ market, path, times }: MarketTimes): ListedChange[] {
  const where = { path, project: market.project };
  const line = (change: PageChange, appears: boolean) =>
    (appears ? change.appears : change.disappears).map(({ id, type }) => ({
      ...where,
      at: change.at,
      id,
      type,
      appears,
      territories: [market.territory],
      empties: !appears && times.empty.some(({ from }) => from === change.at),
    }));
  return times.changes.flatMap((change) => [...line(change, false), ...line(change, true)]);
}

/** All changes of some pages in order, each with its countries. Pure. */
export function listChanges(pages: readonly MarketTimes[]): ListedChange[] {
  return byTerritory(pages.flatMap(changesIn)).toSorted(
    (one, other) =>
      one.at - other.at ||
      one.project.localeCompare(other.project) ||
      one.path.localeCompare(other.path) ||
      Number(one.appears) - Number(other.appears),
  );
}

function spansIn({ market, path, times }: MarketTimes): ListedSpan[] {
  const { project, territory } = market;
  const line = (kind: ListedSpan['kind'], subject: string, { from, until }: Span): ListedSpan => ({
    kind,
    subject,
    from,
    until,
    path,
    project,
    territories: [territory],
  });
  return [
    ...times.empty.map((span) => line('empty', '', span)),
    ...times.gaps.map((gap: Gap) => line('gap', gap.type, gap)),
    ...times.overlaps.map((overlap: Overlap) =>
      line('overlap', `${overlap.type} ${overlap.ids.join(' + ')}`, overlap),
    ),
  ];
}

/** Periods in which a page or a slot is empty, or two blocks share a slot. Pure. */
export const listSpans = (pages: readonly MarketTimes[]): ListedSpan[] =>
  byTerritory(pages.flatMap(spansIn)).toSorted(
    (one, other) => one.from - other.from || one.path.localeCompare(other.path),
  );

const DATE = /[-:]|\.\d{3}/g;
const icsTime = (instant: number): string => new Date(instant).toISOString().replace(DATE, '');
/** RFC 5545, 3.3.11. */
const icsText = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`);

/** RFC 5545, 3.1: at most 75 octets in a line; ids and paths contain only ASCII. */
function wrapped(line: string): string {
  const parts = line.match(/.{1,73}/gu) ?? [];
  return parts.join('\r\n ');
}

/**
 * Calendar file with one event per change.
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarOf(changes: readonly ListedChange[], now: number): string {
  const events = changes.flatMap((change) => {
    const { at, path, id, type, appears, project, territories } = change;
    const uid = `${at}-${project}-${path}-${id}-${appears ? 'in' : 'out'}-${territories.join('')}`;
    const summary = `${project} ${path}: ${type} ${id} ${appears ? 'appears' : 'disappears'}`;
    return [
      'BEGIN:VEVENT',
      `UID:${icsText(uid)}@selvedge`,
      `DTSTAMP:${icsTime(now)}`,
      `DTSTART:${icsTime(at)}`,
      `SUMMARY:${icsText(summary)}`,
      `DESCRIPTION:${icsText(territories.join(', '))}`,
      'END:VEVENT',
    ];
  });
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Selvedge//Changes//EN'];
  return [...head, ...events, 'END:VCALENDAR', ''].map(wrapped).join('\r\n');
}
