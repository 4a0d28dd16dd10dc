import { matchingObjectIDs } from '#engine/browse';
import { recordOf } from '#engine/search-index';
import { badRequest, objectMissing } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';
import { requireKnownNames, requireKnownNamesOf } from '#http/known-names';
import { type Call, parameter, type Route } from '#http/routes';
import type { IndexStore } from '#indexing/index-store';
import type { ServedIndex } from '#indexing/served-indices';
import type { Grant } from '#keys/grant';
import { projected } from '#query/projected';
import { rawParameters } from '#query/raw-parameters';
import { texts } from '#query/readers';
import { readSearch } from '#query/search-parameters';
import { changeRecords, deleteMatching } from '#writes/records';
import { batchOf, multiBatchOf, requireActions } from './batch';

const MAX_READ_AT_ONCE = 1_000;

/** Parameters that select records to delete. */
const DELETION_NAMES = [
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'aroundLatLng',
  'aroundRadius',
  'insideBoundingBox',
  'insidePolygon',
];

const indexName = ({ parameters, grant }: Call): string => {
  const name = parameter(parameters, 'index');
  grant.requireIndex(name);
  return name;
};

const objectBody = (body: Json): JsonObject => {
  if (!isObject(body)) throw badRequest('A record must be a JSON object');
  return body;
};

export function objectRoutes(store: IndexStore): Route[] {
  return [...readRoutes(store), ...batchRoutes(store), ...singleRoutes(store)];
}

function readRoutes(store: IndexStore): Route[] {
  return [
    {
      method: 'POST',
      path: '/1/indexes/*/objects',
      acl: 'search',
      handle: ({ body, grant }) => ({ results: manyObjects(store, body, grant) }),
    },
    {
      method: 'GET',
      path: '/1/indexes/:index/:objectID',
      acl: 'search',
      query: ['attributesToRetrieve'],
      handle: (call) => {
        const index = store.served.require(indexName(call));
        const wanted = call.query.get('attributesToRetrieve');
        const attributes = wanted === null ? undefined : texts(wanted, 'attributesToRetrieve');
        const id = parameter(call.parameters, 'objectID');
        const record = readRecord(index, id, attributes, call.grant);
        if (!record) throw objectMissing();
        return record;
      },
    },
  ];
}

function readRecord(
  index: ServedIndex,
  id: string,
  attributes: readonly string[] | undefined,
  grant: Grant,
) {
  const record = recordOf(index.engine, id);
  if (!record) return null;
  const hidden = grant.allows('seeUnretrievableAttributes')
    ? []
    : index.engine.settings.unretrievableAttributes;
  return projected(record, attributes ?? ['*'], hidden);
}

function manyObjects(store: IndexStore, body: Json, grant: Grant): unknown[] {
  requireKnownNamesOf(body, ['requests']);
  const requests = isObject(body) ? body['requests'] : undefined;
  if (!Array.isArray(requests) || requests.length > MAX_READ_AT_ONCE) {
    throw badRequest(`"requests" must be a list of at most ${MAX_READ_AT_ONCE}`);
  }
  return requests.map((request) => {
    requireKnownNamesOf(request, ['indexName', 'objectID', 'attributesToRetrieve']);
    const { indexName: name, objectID, attributesToRetrieve = null } = objectBody(request);
    if (typeof name !== 'string') throw badRequest('Missing mandatory "indexName" parameter');
    if (typeof objectID !== 'string') throw badRequest('Missing mandatory objectID attribute');
    grant.requireIndex(name);
    const attributes =
      attributesToRetrieve === null
        ? undefined
        : texts(attributesToRetrieve, 'attributesToRetrieve');
    return readRecord(store.served.require(name), objectID, attributes, grant);
  });
}

function batchRoutes(store: IndexStore): Route[] {
  return [
    {
      method: 'POST',
      path: '/1/indexes/*/batch',
      acl: null,
      handle: async ({ body, grant }) => {
        const writes = multiBatchOf(body);
        for (const { index, operations } of writes) {
          grant.requireIndex(index);
          requireActions(grant, operations);
        }
        const written = await changeRecords(store, writes);
        const tasks = writes.map(({ index }, at) => [index, written[at]?.task]);
        const objectIDs = written.flatMap((one) => one.objectIDs);
        return { taskID: Object.fromEntries(tasks), objectIDs };
      },
    },
    {
      method: 'POST',
      path: '/1/indexes/:index/batch',
      acl: null,
      handle: async (call) => {
        const operations = batchOf(call.body);
        requireActions(call.grant, operations);
        const [written] = await changeRecords(store, [{ index: indexName(call), operations }]);
        return { taskID: written?.task, objectIDs: written?.objectIDs };
      },
    },
    {
      method: 'POST',
      path: '/1/indexes/:index/deleteByQuery',
      acl: 'deleteIndex',
      handle: async (call) => {
        const raw = rawParameters(call.body);
        requireKnownNames(raw, DELETION_NAMES);
        const { params } = readSearch(raw);
        const isBounded =
          params.filters || params.aroundLatLng || params.insideBoundingBox || params.insidePolygon;
        if (!isBounded) throw badRequest('deleteByQuery needs filters');
        const name = indexName(call);
        store.served.require(name);
        const written = await deleteMatching(store, name, (index) =>
          matchingObjectIDs(index.engine, params),
        );
        return { taskID: written.task, updatedAt: written.updatedAt };
      },
    },
    {
      method: 'POST',
      path: '/1/indexes/:index/clear',
      acl: 'deleteIndex',
      handle: (call) => writeOne(store, call, { action: 'clear' }, 'updatedAt'),
    },
  ];
}

type Operation = Parameters<typeof changeRecords>[1][number]['operations'][number];

async function writeOne(
  store: IndexStore,
  call: Call,
  operation: Operation,
  date: 'updatedAt' | 'createdAt' | 'deletedAt',
): Promise<unknown> {
  const [written] = await changeRecords(store, [
    { index: indexName(call), operations: [operation] },
  ]);
  const [objectID] = written?.objectIDs ?? [];
  const isNamed = objectID !== undefined && date !== 'deletedAt';
  return { taskID: written?.task, [date]: written?.updatedAt, ...(isNamed && { objectID }) };
}

function singleRoutes(store: IndexStore): Route[] {
  const withId = (call: Call) => ({
    ...objectBody(call.body),
    objectID: parameter(call.parameters, 'objectID'),
  });
  return [
    {
      method: 'POST',
      path: '/1/indexes/:index',
      acl: 'addObject',
      handle: (call) =>
        writeOne(store, call, { action: 'addObject', body: objectBody(call.body) }, 'createdAt'),
    },
    {
      method: 'PUT',
      path: '/1/indexes/:index/:objectID',
      acl: 'addObject',
      handle: (call) =>
        writeOne(store, call, { action: 'updateObject', body: withId(call) }, 'updatedAt'),
    },
    {
      method: 'POST',
      path: '/1/indexes/:index/:objectID/partial',
      acl: 'addObject',
      query: ['createIfNotExists'],
      handle: (call) => {
        const isMade = call.query.get('createIfNotExists') !== 'false';
        const action = isMade ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate';
        return writeOne(store, call, { action, body: withId(call) }, 'updatedAt');
      },
    },
    {
      method: 'DELETE',
      path: '/1/indexes/:index/:objectID',
      acl: 'deleteObject',
      handle: (call) => {
        const objectID = parameter(call.parameters, 'objectID');
        return writeOne(store, call, { action: 'deleteObject', body: { objectID } }, 'deletedAt');
      },
    },
  ];
}
