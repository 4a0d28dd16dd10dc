import { invalidQuery, unknownParameter } from '#http/api-error';
import type { Concept, ConceptScheme, JsonObject } from '#model/entities';
import { makeLink } from '#model/entities';
import type { Taxonomy } from '#store/taxonomy';
import { matchTest } from './comparison';
import { splitList } from './criterion';
import { cursorPage, pagesOf } from './cursor';
import { parsePaging } from './paging';

type Listed = Concept | ConceptScheme;

const CONTROL = new Set(['limit', 'order', 'cursor', 'pageNext', 'pagePrev', 'access_token']);

/** Filters of concepts and schemes, the same in management and delivery. */
function testFor(parameter: string, value: string, taxonomy: Taxonomy) {
  if (parameter === 'sys.id[in]') {
    const ids = splitList(value);
    return ({ id }: Listed) => ids.includes(id);
  }
  if (parameter === 'query') {
    const matches = matchTest(value);
    return ({ body }: Listed) => Object.values(body.prefLabel).some((label) => matches(label));
  }
  if (parameter === 'conceptScheme') {
    const inScheme = taxonomy.covered(makeLink('TaxonomyConceptScheme', value));
    return ({ kind, id }: Listed) => kind === 'TaxonomyConcept' && inScheme.has(id);
  }
  throw unknownParameter(parameter);
}

const KEYS: Record<string, (record: Listed) => string> = {
  'sys.createdAt': ({ createdAt }) => createdAt,
  'sys.updatedAt': ({ updatedAt }) => updatedAt,
  prefLabel: ({ body }) => Object.values(body.prefLabel)[0] ?? '',
};

function compare(order: string): (one: Listed, other: Listed) => number {
  const keys = splitList(order).map((part) => {
    const name = part.replace(/^-/, '');
    const read = Object.hasOwn(KEYS, name) ? KEYS[name] : undefined;
    if (!read) throw invalidQuery([{ name: 'order', path: ['order'], value: part }]);
    return { read, direction: part.startsWith('-') ? -1 : 1 };
  });
  return (one, other) => {
    for (const { read, direction } of keys) {
      const difference = read(one).localeCompare(read(other));
      if (difference !== 0) return difference * direction;
    }
    return one.id < other.id ? -1 : 1;
  };
}

/**
 * A cursor page of concepts or schemes.
 * @param extra parameters that the caller has already read
 * @throws ApiError 400 for parameters that such lists do not support
 */
export function listTaxonomy<Record extends Listed>(
  { url, taxonomy }: { url: URL; taxonomy: Taxonomy },
  records: Iterable<Record>,
  show: (record: Record) => JsonObject,
  extra: string[] = [],
) {
  let found = [...records];
  for (const [parameter, value] of url.searchParams) {
    if (CONTROL.has(parameter) || extra.includes(parameter)) continue;
    found = found.filter(testFor(parameter, value, taxonomy));
  }
  found.sort(compare(url.searchParams.get('order') ?? 'sys.createdAt'));
  const { limit } = parsePaging(url.searchParams);
  const { shown, envelope } = cursorPage(pagesOf(found), url, limit);
  return { sys: { type: 'Array' }, ...envelope, items: shown.map(show) };
}

/** `depth`, the number of steps up or down; 1 by default. */
export function depthOf(query: URLSearchParams): number {
  const text = query.get('depth') ?? '1';
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw invalidQuery([{ name: 'type', path: ['depth'], value: text }]);
}

/** The properties of a concept, the same in all APIs; `sys` is added by each API. */
export function conceptProperties({ id, body }: Concept, taxonomy: Taxonomy): JsonObject {
  const { notes, ...rest } = body;
  const schemes = taxonomy.schemesOf(id).map((scheme) => makeLink(scheme.kind, scheme.id));
  return { ...rest, ...notes, conceptSchemes: schemes };
}

export const schemeProperties = ({ body }: ConceptScheme): JsonObject => ({
  ...body,
  totalConcepts: body.concepts.length,
});
