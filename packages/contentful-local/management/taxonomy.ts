import {
  notFound,
  notResolvable,
  unresolvedLinks,
  validationFailed,
  versionMismatch,
} from '#http/api-error';
import {
  type ApiResponse,
  type Call,
  created,
  jsonBody,
  jsonObjectBody,
  noContent,
  ok,
  param,
  type Route,
  versionHeader,
} from '#http/call';
import {
  type Concept,
  type ConceptScheme,
  type JsonObject,
  type Link,
  makeLink,
} from '#model/entities';
import { newId } from '#model/identifier';
import { parseConcept, parseScheme } from '#model/taxonomy-body';
import { conceptProperties, depthOf, listTaxonomy, schemeProperties } from '#query/taxonomy-list';
import type { Taxonomy } from '#store/taxonomy';
import { newUnitOfWork } from '#store/unit-of-work';
import { requireId } from './entries';
import { patched } from './json-patch';
import { ORGANIZATION, USER } from './sys';

type Term = Concept | ConceptScheme;
type Stamps = Omit<Term, 'kind' | 'body'>;

interface TermKind<Kind extends Term> {
  kind: Kind['kind'];
  records: (taxonomy: Taxonomy) => Map<string, Kind>;
  properties: (record: Kind, taxonomy: Taxonomy) => JsonObject;
  parse: (body: JsonObject) => Kind['body'];
  make: (record: Stamps, body: Kind['body']) => Kind;
  /** @throws ApiError 422 if the body conflicts with the rest of the taxonomy */
  check: (id: string, body: Kind['body'], taxonomy: Taxonomy) => void;
}

const CONCEPT: TermKind<Concept> = {
  kind: 'TaxonomyConcept',
  records: ({ concepts }) => concepts,
  properties: conceptProperties,
  parse: parseConcept,
  make: (record, body) => ({ ...record, kind: 'TaxonomyConcept', body }),
  check: (id, { broader, related }, taxonomy) => {
    assertKnown(taxonomy, { broader, related });
    const below = taxonomy.descendants(id).add(id);
    const errors = broader.flatMap((link, index) =>
      below.has(link.sys.id) ? [{ name: 'circular', path: ['broader', index], value: link }] : [],
    );
    if (errors.length > 0) throw validationFailed(errors);
  },
};

const SCHEME: TermKind<ConceptScheme> = {
  kind: 'TaxonomyConceptScheme',
  records: ({ schemes }) => schemes,
  properties: schemeProperties,
  parse: parseScheme,
  make: (record, body) => ({ ...record, kind: 'TaxonomyConceptScheme', body }),
  check: (_, { concepts, topConcepts }, taxonomy) => {
    assertKnown(taxonomy, { concepts, topConcepts });
    const inScheme = new Set(concepts.map(({ sys }) => sys.id));
    const errors = topConcepts.flatMap((link, index) =>
      [...taxonomy.ancestors(link.sys.id)].some((id) => inScheme.has(id))
        ? [{ name: 'notTop', path: ['topConcepts', index], value: link }]
        : [],
    );
    if (errors.length > 0) throw validationFailed(errors);
  },
};

function assertKnown(taxonomy: Taxonomy, lists: Record<string, Link[]>): void {
  const errors = Object.entries(lists).flatMap(([name, links]) =>
    links.flatMap((link, index) =>
      taxonomy.has(link) ? [] : [notResolvable(link, [name, index])],
    ),
  );
  if (errors.length > 0) throw unresolvedLinks(errors);
}

function taxonomyOf(call: Call): Taxonomy {
  const id = param(call, 'organization');
  if (id !== ORGANIZATION) throw notFound({ type: 'Organization', id });
  return call.store.taxonomy;
}

function findTerm<Kind extends Term>(call: Call, { kind, records }: TermKind<Kind>): Kind {
  const id = param(call, 'id');
  const record = records(taxonomyOf(call)).get(id);
  if (!record) throw notFound({ type: kind, id, organization: ORGANIZATION });
  return record;
}

const shower =
  <Kind extends Term>({ properties }: TermKind<Kind>, taxonomy: Taxonomy) =>
  (record: Kind): JsonObject => {
    const { id, kind, version, createdAt, updatedAt } = record;
    const users = { createdBy: USER, updatedBy: USER };
    const organization = makeLink('Organization', ORGANIZATION);
    const sys = { id, type: kind, version, createdAt, updatedAt, ...users, organization };
    return { sys, ...properties(record, taxonomy) };
  };

const shown = <Kind extends Term>(call: Call, kind: TermKind<Kind>, record: Kind) =>
  shower(kind, taxonomyOf(call))(record);

function list<Kind extends Term>(call: Call, kind: TermKind<Kind>): ApiResponse {
  const taxonomy = taxonomyOf(call);
  const records = kind.records(taxonomy).values();
  return ok(listTaxonomy({ url: call.url, taxonomy }, records, shower(kind, taxonomy)));
}

function listRelatives(call: Call, direction: 'ancestors' | 'descendants'): ApiResponse {
  const taxonomy = taxonomyOf(call);
  const ids = taxonomy[direction](findTerm(call, CONCEPT).id, depthOf(call.query));
  const records = [...taxonomy.concepts.values()].filter(({ id }) => ids.has(id));
  const scope = { url: call.url, taxonomy };
  return ok(listTaxonomy(scope, records, shower(CONCEPT, taxonomy), ['depth']));
}

/** Creates a term, or replaces one if the caller sent its version. */
async function save<Kind extends Term>(
  call: Call,
  kind: TermKind<Kind>,
  id: string,
  bodyOf: (before: Kind | undefined) => JsonObject,
): Promise<ApiResponse> {
  const taxonomy = taxonomyOf(call);
  const { before, after } = await call.store.writeTaxonomy(async () => {
    const previous = kind.records(taxonomy).get(id);
    if (versionHeader(call) !== previous?.version) throw versionMismatch();
    const body = kind.parse(bodyOf(previous));
    kind.check(id, body, taxonomy);
    const now = new Date().toISOString();
    const next = kind.make(
      {
        id,
        version: (previous?.version ?? 0) + 1,
        createdAt: previous?.createdAt ?? now,
        updatedAt: now,
      },
      body,
    );
    const unit = newUnitOfWork();
    unit.puts.push({ record: next, from: previous?.version ?? null });
    for (const record of next.kind === 'TaxonomyConcept' ? mirrored(next, taxonomy) : []) {
      unit.puts.push({ record, from: record.version });
    }
    return { unit, result: { before: previous, after: next } };
  });
  return before ? ok(shown(call, kind, after)) : created(shown(call, kind, after));
}

async function patch<Kind extends Term>(call: Call, kind: TermKind<Kind>): Promise<ApiResponse> {
  const operations = await jsonBody(call);
  const { id } = findTerm(call, kind);
  return save(call, kind, id, (before) => {
    if (!before) throw versionMismatch(); // Deleted in the meantime.
    return patched(kind.properties(before, call.store.taxonomy), operations);
  });
}

/**
 * Deletes a term. Other concepts and schemes lose their links to a deleted concept and stay at their
 * version; entries and content types keep theirs.
 */
async function remove<Kind extends Term>(call: Call, kind: TermKind<Kind>): Promise<ApiResponse> {
  const taxonomy = taxonomyOf(call);
  await call.store.writeTaxonomy(async () => {
    const { id, version } = findTerm(call, kind);
    if (versionHeader(call) !== version) throw versionMismatch();
    const unit = newUnitOfWork();
    unit.removals.push({ kind: kind.kind, id, from: version });
    if (kind.kind === 'TaxonomyConcept') {
      const records = [...taxonomy.concepts.values(), ...taxonomy.schemes.values()];
      for (const record of records) {
        const after = withoutConcept(record, id);
        if (after) unit.puts.push({ record: after, from: record.version });
      }
    }
    return { unit, result: undefined };
  });
  return noContent();
}

/** The other concepts that have to change, because concepts are related in both directions. */
function mirrored(concept: Concept, { concepts }: Taxonomy): Concept[] {
  const isLink = (id: string) => (link: Link) => link.sys.id === id;
  return [...concepts.values()].flatMap((other) => {
    const isWanted = concept.body.related.some(isLink(other.id));
    const { related } = other.body;
    if (other.id === concept.id || related.some(isLink(concept.id)) === isWanted) return [];
    const rest = related.filter((link) => !isLink(concept.id)(link));
    const links = isWanted ? [...rest, makeLink('TaxonomyConcept', concept.id)] : rest;
    return [{ ...other, body: { ...other.body, related: links } }];
  });
}

/** The record without its links to a concept; nothing if it has none. */
function withoutConcept(record: Term, conceptId: string): Term | undefined {
  const without = (links: Link[]) => links.filter(({ sys }) => sys.id !== conceptId);
  if (record.kind === 'TaxonomyConcept') {
    const [broader, related] = [without(record.body.broader), without(record.body.related)];
    const { length } = [...record.body.broader, ...record.body.related];
    if (record.id === conceptId || broader.length + related.length === length) return undefined;
    return { ...record, body: { ...record.body, broader, related } };
  }
  const concepts = without(record.body.concepts);
  if (concepts.length === record.body.concepts.length) return undefined;
  const topConcepts = without(record.body.topConcepts);
  return { ...record, body: { ...record.body, concepts, topConcepts } };
}

function termRoutes<Kind extends Term>(path: string, kind: TermKind<Kind>): Route[] {
  const root = `/organizations/:organization/taxonomy${path}`;
  const route = (method: Route['method'], tail: string, handler: Route['handler']): Route => ({
    method,
    path: `${root}${tail}`,
    handler,
    scope: 'root',
  });
  const sent = async (call: Call, id: string) => {
    const body = await jsonObjectBody(call);
    return save(call, kind, id, () => body);
  };
  return [
    { ...route('GET', '', (call) => list(call, kind)), readsQuery: true },
    route('POST', '', (call) => sent(call, newId())),
    route('GET', '/total', (call) => ok({ total: kind.records(taxonomyOf(call)).size })),
    route('GET', '/:id', (call) => ok(shown(call, kind, findTerm(call, kind)))),
    route('PUT', '/:id', (call) => sent(call, requireId(param(call, 'id')))),
    route('PATCH', '/:id', (call) => patch(call, kind)),
    route('DELETE', '/:id', (call) => remove(call, kind)),
  ];
}

export const taxonomyRoutes: Route[] = [
  ...termRoutes('/concepts', CONCEPT),
  ...(['ancestors', 'descendants'] as const).map((direction): Route => ({
    method: 'GET',
    scope: 'root',
    path: `/organizations/:organization/taxonomy/concepts/:id/${direction}`,
    handler: (call) => listRelatives(call, direction),
    readsQuery: true,
  })),
  ...termRoutes('/concept-schemes', SCHEME),
];
