import { badRequest, notFound } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';
import { requireKnownNames } from '#http/known-names';
import { type Call, parameter, type Route } from '#http/routes';
import type { IndexStore } from '#indexing/index-store';
import type { ServedIndex } from '#indexing/served-indices';
import { wordsOf } from '#engine/words';
import { flag, oneOf, text, whole } from '#query/readers';
import { readSearch } from '#query/search-parameters';
import { ANCHORINGS, parseRule, type Rule } from '#rules/rule';
import { compileRules } from '#rules/rule-book';
import { requireRuleNames } from '#rules/rule-names';
import type { DocumentKind } from '#store/documents';
import { parseSynonym, SYNONYM_NAMES, wordsOfSynonym } from '#synonyms/synonym';
import { changeDocuments, type DocumentChange } from '#writes/documents';

interface DocumentApi {
  kind: DocumentKind;
  /** As in the path. */
  name: 'rules' | 'synonyms';
  missing: string;
  /** Parameter of a batch that clears the list first. */
  replacement: string;
  /** The vendor's name for the time of a deletion. */
  deletion: 'updatedAt' | 'deletedAt';
  /** @throws ApiError 400 for an invalid document */
  check: (document: JsonObject) => JsonObject;
  documents: (index: ServedIndex) => JsonObject[];
  matches: (document: JsonObject, search: JsonObject) => boolean;
  /** Parameters of a search among them. */
  searchNames: readonly string[];
}

const RULES: DocumentApi = {
  kind: 'rule',
  name: 'rules',
  missing: 'Rule does not exist',
  replacement: 'clearExistingRules',
  deletion: 'updatedAt',
  check: checkedRule,
  documents: ({ rules }) => rules.documents.all(),
  matches: ruleMatches,
  searchNames: ['query', 'anchoring', 'context', 'enabled', 'page', 'hitsPerPage'],
};

const SYNONYMS: DocumentApi = {
  kind: 'synonym',
  name: 'synonyms',
  missing: 'Synonym set does not exist',
  replacement: 'replaceExistingSynonyms',
  deletion: 'deletedAt',
  check: checkedSynonym,
  documents: ({ synonyms }) => synonyms.documents.all(),
  matches: synonymMatches,
  searchNames: ['query', 'type', 'page', 'hitsPerPage'],
};

const MAX_PER_BATCH = 20_000;
const MAX_PER_PAGE = 1_000;
const SHOWN_PER_PAGE = 20;

/**
 * Also applies the rule to a search, so that an invalid one fails here and not in a later search.
 */
function checkedRule(document: JsonObject): JsonObject {
  const { params } = parseRule(document).consequence;
  requireRuleNames(document);
  compileRules([document]);
  readSearch(params);
  return document;
}

function checkedSynonym(document: JsonObject): JsonObject {
  const { type } = parseSynonym(document);
  requireKnownNames(document, SYNONYM_NAMES[type]);
  return { ...document, type };
}

function ruleMatches(document: JsonObject, search: JsonObject): boolean {
  const rule = parseRule(document);
  const { anchoring = null, context = null, enabled = null } = search;
  const isAny = (holds: (condition: Rule['conditions'][number]) => boolean) =>
    rule.conditions.some(holds);
  if (anchoring !== null) {
    const wanted = oneOf(...ANCHORINGS)(anchoring, 'anchoring');
    if (!isAny((condition) => condition.anchoring === wanted)) return false;
  }
  if (context !== null && !isAny((condition) => condition.context === context)) return false;
  if (enabled !== null && rule.isEnabled !== flag(enabled, 'enabled')) return false;
  const patterns = rule.conditions.map(({ pattern }) => pattern ?? '');
  return hasWords([rule.objectID, rule.description, ...patterns], search['query']);
}

function synonymMatches(document: JsonObject, search: JsonObject): boolean {
  const synonym = parseSynonym(document);
  const { type = null } = search;
  const types = type === null ? [] : text(type, 'type').toLowerCase().split(',').filter(Boolean);
  if (types.length > 0 && !types.includes(synonym.type)) return false;
  return hasWords([synonym.objectID, ...wordsOfSynonym(synonym)], search['query']);
}

/** Whether each word of the query is a prefix of a word of one of the texts. */
function hasWords(texts: readonly string[], query: Json | undefined): boolean {
  const words = texts.flatMap((one) => wordsOf(one));
  return wordsOf(text(query ?? '', 'query')).every((sought) =>
    words.some((word) => word.startsWith(sought)),
  );
}

export const documentRoutes = (store: IndexStore): Route[] =>
  [RULES, SYNONYMS].flatMap((api) => [...readRoutes(store, api), ...writeRoutes(store, api)]);

const allowed = ({ parameters, grant }: Call): string => {
  const name = parameter(parameters, 'index');
  grant.requireIndex(name);
  return name;
};

function readRoutes(store: IndexStore, api: DocumentApi): Route[] {
  const base = `/1/indexes/:index/${api.name}`;
  return [
    {
      method: 'GET',
      path: `${base}/:id`,
      acl: 'settings',
      handle: (call) => {
        const documents = api.documents(store.served.require(allowed(call)));
        const id = parameter(call.parameters, 'id');
        const found = documents.find(({ objectID }) => objectID === id);
        if (!found) throw notFound(api.missing);
        return found;
      },
    },
    {
      method: 'POST',
      path: `${base}/search`,
      acl: 'settings',
      handle: (call) => {
        const documents = api.documents(store.served.require(allowed(call)));
        return page(documents, api, isObject(call.body) ? call.body : {});
      },
    },
  ];
}

function page(documents: readonly JsonObject[], api: DocumentApi, search: JsonObject) {
  requireKnownNames(search, api.searchNames);
  const at = whole(0, 1_000_000)(search['page'] ?? 0, 'page');
  const hitsPerPage = whole(1, MAX_PER_PAGE)(
    search['hitsPerPage'] ?? SHOWN_PER_PAGE,
    'hitsPerPage',
  );
  const found = documents.filter((document) => api.matches(document, search));
  return {
    hits: found.slice(at * hitsPerPage, (at + 1) * hitsPerPage),
    nbHits: found.length,
    page: at,
    nbPages: Math.ceil(found.length / hitsPerPage),
  };
}

function writeRoutes(store: IndexStore, api: DocumentApi): Route[] {
  const base = `/1/indexes/:index/${api.name}`;
  const write = async (call: Call, change: DocumentChange, date: 'updatedAt' | 'deletedAt') => {
    const isForwarded = call.query.get('forwardToReplicas') === 'true';
    const row = await changeDocuments(store, api.kind, allowed(call), change, isForwarded);
    return { taskID: row.task, [date]: row.updatedAt };
  };
  const put = (documents: readonly JsonObject[], isReplacement = false): DocumentChange => ({
    action: 'put',
    documents: new Map(documents.map((one) => [String(one['objectID']), api.check(one)])),
    isReplacement,
  });
  return [
    {
      method: 'PUT',
      path: `${base}/:id`,
      acl: 'editSettings',
      query: ['forwardToReplicas'],
      handle: async (call) => {
        const id = parameter(call.parameters, 'id');
        if (!isObject(call.body)) throw badRequest(`${api.name} are JSON objects`);
        const { objectID = id } = call.body;
        if (objectID !== id) throw badRequest('objectID differs from that of the address');
        return { ...(await write(call, put([{ ...call.body, objectID }]), 'updatedAt')), id };
      },
    },
    {
      method: 'POST',
      path: `${base}/batch`,
      acl: 'editSettings',
      query: ['forwardToReplicas', api.replacement],
      handle: (call) => {
        const isReplacement = call.query.get(api.replacement) === 'true';
        return write(call, put(documentsOf(call.body, api), isReplacement), 'updatedAt');
      },
    },
    {
      method: 'DELETE',
      path: `${base}/:id`,
      acl: 'editSettings',
      query: ['forwardToReplicas'],
      handle: (call) => {
        const id = parameter(call.parameters, 'id');
        return write(call, { action: 'delete', id }, api.deletion);
      },
    },
    {
      method: 'POST',
      path: `${base}/clear`,
      acl: 'editSettings',
      query: ['forwardToReplicas'],
      handle: (call) => write(call, { action: 'clear' }, 'updatedAt'),
    },
  ];
}

function documentsOf(body: Json, { name }: DocumentApi): JsonObject[] {
  if (!Array.isArray(body)) throw badRequest(`The body must be an array of ${name}`);
  if (body.length > MAX_PER_BATCH) throw badRequest(`At most ${MAX_PER_BATCH} ${name} at once`);
  return body.map((document) => {
    if (!isObject(document)) throw badRequest(`${name} are JSON objects`);
    return document;
  });
}
