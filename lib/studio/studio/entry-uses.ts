import type { ContentType } from '@/cms-schema/content-type';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { isProjectId, PROJECT_IDS, projects } from '@/lib/shop/project/projects';
import { marketLocales } from '@/lib/shop/page-context/locale';
import { parseCountryList } from '@/lib/shop/page-context/country-list';
import { childIds, type ContractSpace } from './contract';
import type { ContractEntity } from './contract-entity';
import { linksIn } from './link-faults';
import { containersOf, isRoot, usagePlace, type UsagePlace } from './usage';

export interface EntryUse {
  place: UsagePlace;
  /** Countries of the shop in which it can be visible there at any time; ISO 3166-1, upper case. */
  territories: string[];
  /** The page's block that is or contains the entry; `null` if there is none. */
  blockId: string | null;
}

export interface Removal {
  places: UsagePlace[];
  emptied: UsagePlace[];
  /** Entries that are invalid without the removed ones, with the field. */
  broken: { id: string; type: string; field: string }[];
  /** Entries that are used only in removed ones, and would be unused. */
  orphans: { id: string; type: string }[];
}

const valueOf = ({ fields }: ContractEntity, name: string): unknown =>
  fields[name]?.[DEFAULT_LOCALE];

/** `hgg AT` for each shop and country that an entry's own rules allow. */
function ownMarkets(entry: ContractEntity): Set<string> {
  const { codes } = parseCountryList(String(valueOf(entry, 'countries') ?? ''));
  const named = valueOf(entry, 'projects');
  const shops = Array.isArray(named) && named.length > 0 ? named : PROJECT_IDS;
  return new Set(
    PROJECT_IDS.filter((id) => shops.includes(id)).flatMap((id) =>
      projects[id].deliveryCountries
        .filter((country) => codes.length === 0 || codes.includes(country))
        .map((country) => `${id} ${country}`),
    ),
  );
}

interface Reached {
  markets: Set<string>;
  blockId: string | null;
}

type Containers = ReadonlyMap<string, ContractEntity[]>;
type TypeOf = (id: string) => ContentType | undefined;

const isBlock = (entry: ContractEntity, typeOf: TypeOf): boolean =>
  typeOf(entry.type)?.role === 'block';

/**
 * All ancestors of an entry, with the markets in which at least one path to it is visible. There
 * may be several paths, and cycles.
 */
function reachAbove(
  start: ContractEntity,
  containers: Containers,
  typeOf: TypeOf,
): Map<ContractEntity, Reached> {
  const own = { markets: ownMarkets(start), blockId: isBlock(start, typeOf) ? start.id : null };
  const reached = new Map<ContractEntity, Reached>([[start, own]]);
  const open = [start];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const below = reached.get(entry);
    if (!below || isRoot(entry)) continue;
    for (const above of containers.get(entry.id) ?? []) {
      const allowed = ownMarkets(above);
      const known = reached.get(above) ?? { markets: new Set<string>(), blockId: null };
      const added = [...below.markets].filter(
        (market) => allowed.has(market) && !known.markets.has(market),
      );
      const isNew = !reached.has(above);
      if (!isNew && added.length === 0) continue;
      // The outermost block is the page's.
      const blockId = isBlock(above, typeOf) ? above.id : (known.blockId ?? below.blockId);
      reached.set(above, { markets: new Set([...known.markets, ...added]), blockId });
      open.push(above);
    }
  }
  return reached;
}

/** Pages on which an entry is used, with their countries and the block that contains it. Pure. */
export function entryUses(
  entry: ContractEntity,
  containers: Containers,
  typeOf: TypeOf,
): EntryUse[] {
  return [...reachAbove(entry, containers, typeOf)]
    .filter(([root]) => isRoot(root))
    .map(([root, { markets, blockId }]) => {
      const place = usagePlace(root);
      const own = [...markets].filter((market) => market.startsWith(`${place.project} `));
      return { place, territories: own.map((market) => market.split(' ')[1] ?? ''), blockId };
    })
    .toSorted((one, other) => (keyOf(one.place) < keyOf(other.place) ? -1 : 1));
}

const keyOf = ({ project, path }: UsagePlace): string => `${project} ${path}`;

const distinct = (places: readonly UsagePlace[]): UsagePlace[] => [
  ...new Map(places.map((place) => [keyOf(place), place])).values(),
];

/** Entries used only inside removed ones, at any depth. */
function orphansOf(
  removed: ReadonlySet<string>,
  space: ContractSpace,
  containers: Containers,
): ContractEntity[] {
  const gone = new Set(removed);
  const orphans: ContractEntity[] = [];
  const open = [...removed];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const entry = space.entries.get(id);
    for (const child of entry ? childIds(entry, space.typeOf(entry.type)) : []) {
      const inner = space.entries.get(child);
      const isHeld = (containers.get(child) ?? []).some((above) => !gone.has(above.id));
      if (!inner || gone.has(child) || isHeld || isRoot(inner)) continue;
      gone.add(child);
      orphans.push(inner);
      open.push(child);
    }
  }
  return orphans;
}

/** Whether a list or link of an entry contains only removed entries. */
const isEmptied = (entry: ContractEntity, field: string, removed: ReadonlySet<string>): boolean => {
  const links = linksIn(valueOf(entry, field)).filter(({ linkType }) => linkType === 'Entry');
  return links.length > 0 && links.every(({ id }) => removed.has(id));
};

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

/** Fields whose links are required for an entry to be visible. */
function brokenFields(
  entry: ContractEntity,
  removed: ReadonlySet<string>,
  typeOf: TypeOf,
): string[] {
  const declared = typeOf(entry.type);
  const isGone = (name: string) => isEmptied(entry, name, removed);
  const required = Object.entries(declared?.fields ?? {}).filter(([, field]) => field.required);
  const groups = (declared?.requiredContent ?? []).map((group) =>
    group.filter((name) => isFilled(valueOf(entry, name))),
  );
  return [
    ...required.map(([name]) => name).filter(isGone),
    ...groups.flatMap((filled) => (filled.every(isGone) ? filled.slice(0, 1) : [])),
  ];
}

/** Effects of removing some entries. Pure. */
export function removalOf(removed: ReadonlySet<string>, space: ContractSpace): Removal {
  const containers = containersOf([...space.entries.values()]);
  const above = [...removed]
    .flatMap((id) => containers.get(id) ?? [])
    .filter(({ id }) => !removed.has(id));
  const usesOf = (entry: ContractEntity) => entryUses(entry, containers, space.typeOf);
  const places = [...removed].flatMap((id) => {
    const entry = space.entries.get(id);
    return entry ? usesOf(entry).map(({ place }) => place) : [];
  });
  const emptied = [...new Set(above)].filter(
    (entry) => entry.type === 'page' && isEmptied(entry, 'main', removed),
  );
  const broken = [...new Set(above)].flatMap((entry) =>
    brokenFields(entry, removed, space.typeOf).map((field) => ({
      id: entry.id,
      type: entry.type,
      field,
    })),
  );
  return {
    places: distinct(places),
    emptied: distinct(emptied.flatMap(usesOf).map(({ place }) => place)),
    broken: broken.filter(({ type }) => type !== 'page'),
    orphans: orphansOf(removed, space, containers).map(({ id, type }) => ({ id, type })),
  };
}

/** Locale in which a use can be viewed: that of its first country, else the shop's default. */
export function localeOfUse({ place: { project }, territories }: EntryUse): string {
  if (!isProjectId(project)) return '';
  const [first = ''] = territories;
  const own = marketLocales(project).find((locale) => locale.endsWith(`-${first.toLowerCase()}`));
  return own ?? projects[project].defaultLocale;
}
