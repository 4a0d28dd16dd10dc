import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { parseInstant } from '@/lib/cms/visibility/schedule';
import type { ContractSpace } from './contract';
import type { ContractEntity } from './contract-entity';
import { entryUses, localeOfUse, removalOf, type Removal } from './entry-uses';
import { studioTypes } from './field-inputs.server';
import { loadWholeSpace } from './load-report.server';
import type { StudioLanguage } from './messages';
import { choiceQuery } from './page-view-choice';
import { entryTitle } from './read-entries.server';
import type { PublishState } from './studio-entry';
import { containersOf, type UsagePlace } from './usage';

export interface ShownUse {
  place: UsagePlace;
  territories: string[];
  /** Address of the page scrolled to the entry; `null` if there is no page. */
  picture: string | null;
}

export interface UsedEntry {
  id: string;
  type: string;
  title: string;
  state: PublishState;
  uses: ShownUse[];
}

/** Uses of a content type or an entry, and the effects of removing it. */
export interface UsageState {
  types: { id: string; name: string }[];
  entries: UsedEntry[];
  removal: Removal | null;
  /** Titles of the entries that a removal concerns. */
  titles: Readonly<Record<string, string>>;
}

/** A time at which an entry is visible: now, unless its window excludes it. */
function timeOf({ fields }: ContractEntity, now: number): number {
  const edge = (name: string) => parseInstant(String(fields[name]?.[DEFAULT_LOCALE] ?? ''));
  const [start, end] = [edge('startDateTime'), edge('endDateTime')];
  if (start !== null && now < start) return start;
  return end !== null && now >= end ? end - 1 : now;
}

function usedEntry(
  entry: ContractEntity,
  space: ContractSpace,
  containers: ReadonlyMap<string, ContractEntity[]>,
  now: number,
): UsedEntry {
  const uses = entryUses(entry, containers, space.typeOf).map((use): ShownUse => {
    const { place, territories, blockId } = use;
    const isVisible = blockId !== null && (place.isPage || place.path === 'every page');
    const choice = {
      project: place.project,
      locale: localeOfUse(use),
      path: place.isPage ? place.path : '/',
      at: timeOf(entry, now),
      source: 'draft' as const,
      release: null,
      visitor: 'anyone' as const,
    };
    const query = choiceQuery(choice);
    if (blockId) query.set('mark', blockId);
    return { place, territories, picture: isVisible ? `/studio/view?${query}&look=1` : null };
  });
  const { id, type, state } = entry;
  return { id, type, state, title: entryTitle(entry), uses };
}

/**
 * Uses of entries.
 * @param wanted a content type, or the id of one entry; without either, only the types are listed
 * @throws the client's error when the content service cannot be reached
 */
export async function loadUsage(
  wanted: { type: string; entry: string },
  now: number,
  language: StudioLanguage = 'en',
): Promise<UsageState> {
  const types = studioTypes(language).map(({ id, name }) => ({ id, name }));
  if (wanted.type === '' && wanted.entry === '')
    return { types, entries: [], removal: null, titles: {} };
  const space = await loadWholeSpace();
  const containers = containersOf([...space.entries.values()]);
  const found = [...space.entries.values()].filter(({ id, type, state }) =>
    wanted.entry ? id === wanted.entry : type === wanted.type && state !== 'archived',
  );
  const removal = removalOf(new Set(found.map(({ id }) => id)), space);
  const concerned = [...removal.broken, ...removal.orphans].flatMap(
    ({ id }) => space.entries.get(id) ?? [],
  );
  return {
    types,
    entries: found.map((entry) => usedEntry(entry, space, containers, now)),
    removal,
    titles: Object.fromEntries(concerned.map((entry) => [entry.id, entryTitle(entry)])),
  };
}
