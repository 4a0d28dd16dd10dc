import { type Disabled, type NamedEntry, standardEntries } from '#dictionaries/dictionary-book';
import {
  DICTIONARIES,
  type DictionaryEntry,
  type DictionaryName,
  parseEntry,
  wordsOfEntry,
} from '#dictionaries/dictionary-entry';
import { LANGUAGES } from '#engine/query/language';
import { wordsOf } from '#engine/words';
import { badRequest } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';
import { requireKnownNames, requireKnownNamesOf } from '#http/known-names';
import { type Call, parameter, type Route } from '#http/routes';
import type { IndexStore } from '#indexing/index-store';
import { flag, languages, oneOf, text, whole } from '#query/readers';
import { deleteEntries, putEntries, readDictionaries, saveDisabled } from '#store/dictionary-rows';
import { checkedObjectId } from '#store/record-changes';
import { changeDictionaries } from '#writes/dictionaries';

const MAX_PER_BATCH = 20_000;
const MAX_PER_PAGE = 1_000;
const SHOWN_PER_PAGE = 20;

export function dictionaryRoutes(store: IndexStore): Route[] {
  const own = () => store.served.dictionaries;
  return [
    {
      method: 'GET',
      path: '/1/dictionaries/*/languages',
      acl: 'settings',
      handle: () => languagesOf(own().entries),
    },
    {
      method: 'GET',
      path: '/1/dictionaries/*/settings',
      acl: 'settings',
      handle: () => ({ disableStandardEntries: own().disabled }),
    },
    {
      method: 'PUT',
      path: '/1/dictionaries/*/settings',
      acl: 'editSettings',
      handle: ({ body }) => {
        const change = disabledOf(body);
        return changeDictionaries(store, async (client) => {
          const { disabled } = await readDictionaries(client);
          await saveDisabled(client, withDisabled(disabled, change));
        });
      },
    },
    {
      method: 'POST',
      path: '/1/dictionaries/:dictionary/batch',
      acl: 'editSettings',
      handle: (call) => changed(store, call),
    },
    {
      method: 'POST',
      path: '/1/dictionaries/:dictionary/search',
      acl: 'settings',
      handle: (call) => found(own().entries, call),
    },
  ];
}

const nameOf = ({ parameters }: Call): DictionaryName =>
  oneOf(...DICTIONARIES)(parameter(parameters, 'dictionary'), 'dictionaryName');

function changed(store: IndexStore, call: Call) {
  const name = nameOf(call);
  const body = isObject(call.body) ? call.body : {};
  requireKnownNames(body, ['requests', 'clearExistingDictionaryEntries']);
  const { requests, clearExistingDictionaryEntries: cleared = false } = body;
  if (!Array.isArray(requests)) throw badRequest('Missing mandatory "requests" parameter');
  if (requests.length > MAX_PER_BATCH) throw badRequest(`At most ${MAX_PER_BATCH} entries at once`);
  const isCleared = flag(cleared, 'clearExistingDictionaryEntries');
  // The last one of several requests about an entry counts.
  const last = new Map<string, DictionaryEntry | null>();
  for (const request of requests) {
    const { objectID, entry } = readRequest(name, request);
    last.set(objectID, entry);
  }
  const remaining = [...last.values()].flatMap((entry) => entry ?? []);
  const gone = [...last].flatMap(([objectID, entry]) => (entry === null ? [objectID] : []));
  return changeDictionaries(store, async (client) => {
    await deleteEntries(client, name, isCleared ? null : gone);
    await putEntries(client, name, remaining);
  });
}

function readRequest(name: DictionaryName, request: Json) {
  requireKnownNamesOf(request, ['action', 'body']);
  const { action = null, body } = isObject(request) ? request : {};
  if (oneOf('addEntry', 'deleteEntry')(action, 'action') === 'deleteEntry') {
    const objectID = checkedObjectId((isObject(body) ? body['objectID'] : null) ?? '');
    return { objectID, entry: null };
  }
  const entry = parseEntry(name, body);
  return { objectID: entry.objectID, entry };
}

function found(entries: readonly NamedEntry[], call: Call) {
  const name = nameOf(call);
  const body = isObject(call.body) ? call.body : {};
  requireKnownNames(body, ['query', 'page', 'hitsPerPage', 'language']);
  const at = whole(0, 1_000_000)(body['page'] ?? 0, 'page');
  const hitsPerPage = whole(1, MAX_PER_PAGE)(body['hitsPerPage'] ?? SHOWN_PER_PAGE, 'hitsPerPage');
  const sought = wordsOf(text(body['query'] ?? '', 'query'));
  const [language] = body['language'] ? languages([body['language']], 'language') : [];
  const own = entries.flatMap((one) => (one.dictionary === name ? [one.entry] : []));
  const hits = [...own, ...standardEntries(name)].filter((entry) => {
    if (language !== undefined && entry.language !== language) return false;
    const words = wordsOfEntry(entry).flatMap((word) => wordsOf(word));
    return sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
  return {
    hits: hits.slice(at * hitsPerPage, (at + 1) * hitsPerPage),
    nbHits: hits.length,
    page: at,
    nbPages: Math.ceil(hits.length / hitsPerPage),
  };
}

/** Languages whose compounds the engine splits without a dictionary. */
const WITH_COMPOUNDS = ['de', 'nl'];

function languagesOf(entries: readonly NamedEntry[]) {
  const all = new Set([...LANGUAGES, ...entries.map(({ entry }) => entry.language)]);
  const count = (language: string, name: DictionaryName) => ({
    nbCustomEntries: entries.filter(
      ({ dictionary, entry }) => dictionary === name && entry.language === language,
    ).length,
  });
  return Object.fromEntries(
    [...all].map((language) => {
      const compounds = count(language, 'compounds');
      const hasCompounds = WITH_COMPOUNDS.includes(language) || compounds.nbCustomEntries > 0;
      return [
        language,
        {
          plurals: count(language, 'plurals'),
          stopwords: count(language, 'stopwords'),
          compounds: hasCompounds ? compounds : null,
        },
      ];
    }),
  );
}

type DisabledChange = Partial<Record<DictionaryName, Record<string, boolean> | null>>;

function disabledOf(body: Json): DisabledChange {
  requireKnownNamesOf(body, ['disableStandardEntries']);
  const given = isObject(body) ? body['disableStandardEntries'] : null;
  if (!isObject(given)) throw badRequest('Missing mandatory "disableStandardEntries" parameter');
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const name = oneOf(...DICTIONARIES)(key, 'disableStandardEntries');
      return [name, isObject(value ?? null) ? switches(value as JsonObject, name) : null];
    }),
  );
}

function switches(value: JsonObject, name: string): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(value).map(([code, isOff]) => {
      const [language] = languages([code], name);
      return [language ?? '', flag(isOff ?? false, name)];
    }),
  );
}

/** Languages that are not named are unchanged; `null` resets a dictionary. */
function withDisabled(before: Disabled, change: DisabledChange): Disabled {
  const merged = DICTIONARIES.map((name) => {
    const own = change[name];
    return [name, own ? { ...before[name], ...own } : own === null ? null : before[name]];
  });
  // One pair per dictionary.
  return Object.fromEntries(merged) as Disabled;
}
