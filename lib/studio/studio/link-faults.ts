import { LOCALES } from '@/cms-schema/contentful-model';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { Field } from '@/cms-schema/field';
import { SHIPPING_TARGETS } from '@/lib/shop/routes/link-target';
import { OWN_SEGMENTS } from '@/lib/shop/routes/own-segments';
import type { ContractEntity } from './contract-entity';
import { textOf } from './entry-reach';

/** Ids that a value links to, in order, including links in rich text. */
export function linksIn(value: unknown): { linkType: string; id: string; isEmbedded: boolean }[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  const { type, linkType, id } = Object(Reflect.get(value, 'sys'));
  if (type === 'Link') return [{ linkType: String(linkType), id: String(id), isEmbedded: true }];
  const isWords = Reflect.get(value, 'nodeType') === 'entry-hyperlink';
  return Object.values(value)
    .flatMap(linksIn)
    .map((link) => (isWords ? { ...link, isEmbedded: false } : link));
}

/** Page links by node id, in fields and rich text. */
export function nodeLinks(value: unknown): string[] {
  if (typeof value === 'string' && SHIPPING_TARGETS.has(value)) return [];
  if (typeof value === 'string') return /^node_([a-z0-9-]+)/.exec(value)?.slice(1) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner !== 'string' || key === 'uri' || Array.isArray(value) ? nodeLinks(inner) : [],
  );
}

/** First segments of pages that are no nodes. */
const ROUTES: ReadonlySet<string> = new Set(['p', 'search', 'api', ...OWN_SEGMENTS]);
const LOCALE_SEGMENT = /^[a-z]{2}-[a-z]{2}$/;

/** Path of a link within the shop's own language; `null` for any other target. */
function pathOf(target: string): string | null {
  if (!target.startsWith('/') || target.startsWith('//')) return null;
  const [whole = ''] = target.split(/[?#]/, 1);
  const path = whole
    .replace(/_modal$/, '')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  const [, first = ''] = path.split('/', 2);
  return first === '' || ROUTES.has(first) || LOCALE_SEGMENT.test(first) ? null : path;
}

/** Paths that a value leads to, in fields and rich text. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return [pathOf(value.trim()) ?? []].flat();
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner !== 'string' || key === 'uri' ? pathsIn(inner) : [],
  );
}

const address = (locale: string, path: string): string => `${locale} ${path.toLowerCase()}`;

/** Addresses that lead somewhere: of nodes in each language, and of redirects in all. */
export const reachableAddresses = (entries: Iterable<ContractEntity>): Set<string> =>
  new Set(
    [...entries].flatMap(({ type, fields }) =>
      LOCALES.flatMap((locale) => {
        const own =
          type === 'redirect'
            ? textOf(fields, 'from')
            : textOf(fields, 'path', locale) || textOf(fields, 'path');
        return own === '' ? [] : [address(locale, own)];
      }),
    ),
  );

interface Targets {
  entries: ReadonlyMap<string, unknown>;
  assets: ReadonlyMap<string, unknown>;
  nodeIds: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
}

interface DeadTarget {
  detail: string;
  /** Whether only a language without a value of its own is affected, which has the default's. */
  isFallback: boolean;
}

/** Paths without a page in a language in which visitors get them. */
function deadPaths(
  values: Readonly<Record<string, unknown>>,
  { addresses }: Targets,
): DeadTarget[] {
  const isOwn = (locale: string) => values[locale] !== undefined;
  const deadIn = (locale: string, value: unknown) =>
    pathsIn(value).filter((path) => !addresses.has(address(locale, path)));
  const own = LOCALES.filter(isOwn).flatMap((locale) =>
    deadIn(locale, values[locale]).map((path) => ({
      detail: `${locale} ${path}`,
      isFallback: false,
    })),
  );
  const others = LOCALES.filter((locale) => !isOwn(locale));
  const fallback = [...new Set(pathsIn(values[DEFAULT_LOCALE]))].flatMap((path) => {
    const dead = others.filter((locale) => !addresses.has(address(locale, path)));
    return dead.length > 0 ? [{ detail: `${dead.join(', ')} ${path}`, isFallback: true }] : [];
  });
  return [...own, ...fallback];
}

/** Targets of a field's links that do not exist. */
export function deadTargets(
  values: Readonly<Record<string, unknown>>,
  { shape }: Pick<Field, 'shape'>,
  space: Targets,
): DeadTarget[] {
  const all = Object.values(values);
  const isText = shape === 'link' || shape === 'richText';
  const nodes = (isText ? all.flatMap(nodeLinks) : [])
    .filter((id) => !space.nodeIds.has(id))
    .map((id) => `node_${id}`);
  const missing = linksIn(all)
    .filter(({ linkType, id }) => !(linkType === 'Asset' ? space.assets : space.entries).has(id))
    .map(({ linkType, id }) => `${linkType} ${id}`);
  const gone = [...new Set([...nodes, ...missing])];
  return [
    ...gone.map((detail) => ({ detail, isFallback: false })),
    ...(isText ? deadPaths(values, space) : []),
  ];
}
