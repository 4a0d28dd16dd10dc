import { notFound } from '#http/api-error';
import { type ApiResponse, type Call, type Handler, ok, param } from '#http/call';
import type { Concept, ConceptScheme, JsonObject } from '#model/entities';
import { conceptProperties, depthOf, listTaxonomy, schemeProperties } from '#query/taxonomy-list';
import type { Taxonomy } from '#store/taxonomy';
import { entityDetails } from './listing';

const sys = ({ kind, id, version, createdAt, updatedAt }: Concept | ConceptScheme) => ({
  sys: { id, type: kind, createdAt, updatedAt, version },
});

const showOne =
  (taxonomy: Taxonomy) =>
  (concept: Concept): JsonObject => ({ ...sys(concept), ...conceptProperties(concept, taxonomy) });

const scheme = (record: ConceptScheme): JsonObject => ({
  ...sys(record),
  ...schemeProperties(record),
});

const scopeOf = ({ url, environment }: Call) => ({ url, taxonomy: environment.taxonomy });

function concept(call: Call): Concept {
  const found = call.environment.taxonomy.concepts.get(param(call, 'id'));
  if (!found) throw notFound(entityDetails(call, 'TaxonomyConcept', param(call, 'id')));
  return found;
}

export const showConcept: Handler = (call) => ok(showOne(call.environment.taxonomy)(concept(call)));

export function listConcepts(call: Call): ApiResponse {
  const { taxonomy } = call.environment;
  return ok(listTaxonomy(scopeOf(call), taxonomy.concepts.values(), showOne(taxonomy)));
}

export const listRelatives =
  (direction: 'ancestors' | 'descendants'): Handler =>
  (call) => {
    const { taxonomy } = call.environment;
    const ids = taxonomy[direction](concept(call).id, depthOf(call.query));
    const found = [...taxonomy.concepts.values()].filter(({ id }) => ids.has(id));
    return ok(listTaxonomy(scopeOf(call), found, showOne(taxonomy), ['depth']));
  };

export function showScheme(call: Call): ApiResponse {
  const found = call.environment.taxonomy.schemes.get(param(call, 'id'));
  if (!found) throw notFound(entityDetails(call, 'TaxonomyConceptScheme', param(call, 'id')));
  return ok(scheme(found));
}

export const listSchemes: Handler = (call) =>
  ok(listTaxonomy(scopeOf(call), call.environment.taxonomy.schemes.values(), scheme));
