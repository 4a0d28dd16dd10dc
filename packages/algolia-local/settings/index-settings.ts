import { defaultSettings, mustRebuild } from '#engine/default-settings';
import type { IndexSettings } from '#engine/types';
import { badRequest } from '#http/api-error';
import type { Json, JsonObject } from '#http/json';
import {
  ignored,
  languages,
  object,
  only,
  type Reader,
  readAll,
  text,
  texts,
  whole,
} from '#query/readers';
import { QUERY_ALIASES, querySettingReaders, serviceSettingReaders } from './query-settings';

const indexSettingReaders: Readonly<Record<string, Reader<unknown>>> = {
  ...querySettingReaders,
  ...serviceSettingReaders,
  searchableAttributes: texts,
  attributesForFaceting: texts,
  numericAttributesForFiltering: texts,
  unretrievableAttributes: texts,
  attributeForDistinct: text,
  paginationLimitedTo: whole(0, 20_000),
  separatorsToIndex: text,
  decompoundedAttributes: decompounded,
  customRanking: texts,
  disablePrefixOnAttributes: texts,
  disableTypoToleranceOnWords: texts,
  replicas,
  userData: ignored,
  indexLanguages: languages,
  version: ignored,
  allowCompressionOfIntegerArray: ignored,
  attributesToTransliterate: only([]),
  camelCaseAttributes: texts,
  keepDiacriticsOnCharacters: text,
  customNormalization: only({}, { default: {} }),
};

/** Some tools send a list with an empty name in place of an empty list. */
function replicas(value: Json, name: string): readonly string[] {
  return texts(value, name).filter((entry) => entry !== '');
}

function decompounded(value: Parameters<typeof object>[0], name: string) {
  return readAll(object(value, name), {
    de: texts,
    nl: texts,
    fi: texts,
    da: texts,
    sv: texts,
    no: texts,
  });
}

/** Names that older clients use. */
const ALIASES: Readonly<Record<string, string>> = {
  ...QUERY_ALIASES,
  attributesToIndex: 'searchableAttributes',
  numericAttributesToIndex: 'numericAttributesForFiltering',
  slaves: 'replicas',
};

/** Settings whose type has the words `true` and `false` besides the switches. */
const WITH_WORDS = new Set(['typoTolerance', 'ignorePlurals']);
const isWord = (value: Json | undefined) => value === 'true' || value === 'false';

const RANKING_FORM =
  /^(?:(?:asc|desc)\(.+\)|typo|geo|words|filters|proximity|attribute|exact|custom)$/;
const CUSTOM_FORM = /^(?:asc|desc)\(.+\)$/;

/**
 * Validates settings from a client and converts older names. `null` resets a setting.
 * @throws ApiError 400 naming the unknown or invalid setting
 */
export function checkedSettings(given: JsonObject): JsonObject {
  const renamed = Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => name !== 'primary')
      .map(([name, value]) => [
        Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name,
        value,
      ]),
  );
  const read = readAll(renamed, indexSettingReaders);
  checkForms(read['ranking'], RANKING_FORM, 'ranking');
  checkForms(read['customRanking'], CUSTOM_FORM, 'customRanking');
  return { ...renamed, ...plain(read, renamed) };
}

/**
 * Converts texts in place of lists or switches, and removes empty names from the list of replicas.
 */
function plain(read: Readonly<Record<string, unknown>>, given: JsonObject): JsonObject {
  const isSpelledOut = (name: string) =>
    name === 'replicas' ||
    (typeof given[name] === 'string' &&
      typeof read[name] !== 'string' &&
      !(WITH_WORDS.has(name) && isWord(given[name])));
  // Readers convert JSON to JSON.
  return Object.fromEntries(
    Object.entries(read).filter(([name]) => isSpelledOut(name)),
  ) as JsonObject;
}

function checkForms(criteria: unknown, form: RegExp, name: string): void {
  if (!Array.isArray(criteria)) return;
  const wrong: unknown = criteria.find((criterion) => !form.test(String(criterion)));
  if (wrong !== undefined)
    throw badRequest(`Invalid value for "${name}" parameter: ${String(wrong)}`);
}

/** Settings after a change: `null` removes a setting. */
export function mergedSettings(before: JsonObject, change: JsonObject): JsonObject {
  const merged = Object.entries({ ...before, ...change });
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

/** The engine's complete settings. @param stored validated settings */
export function engineSettings(stored: JsonObject, isVirtualReplica: boolean): IndexSettings {
  const read = readAll(stored, indexSettingReaders);
  const known = Object.entries(read).filter(([name]) => Object.hasOwn(defaultSettings, name));
  return {
    ...defaultSettings,
    // The readers of these names return the types that the engine declares for them.
    ...(Object.fromEntries(known) as Partial<IndexSettings>),
    isVirtualReplica,
  };
}

const SORT = /^(?:asc|desc)\((.+)\)$/;

/** Attributes an index sorts by, so that its build keeps columns for them. */
export const sortAttributes = ({ ranking, customRanking }: IndexSettings): string[] =>
  [...ranking, ...customRanking].flatMap((criterion) => SORT.exec(criterion)?.[1] ?? []);

export function canServe(built: IndexSettings, wanted: IndexSettings): boolean {
  const columns = new Set(sortAttributes(built));
  return !mustRebuild(built, wanted) && sortAttributes(wanted).every((name) => columns.has(name));
}

/** The settings of a replica, with the primary's settings for how records are built. */
export function withBuiltInOf(primary: IndexSettings, replica: IndexSettings): IndexSettings {
  return {
    ...replica,
    searchableAttributes: primary.searchableAttributes,
    attributesForFaceting: primary.attributesForFaceting,
    numericAttributesForFiltering: primary.numericAttributesForFiltering,
    attributeForDistinct: primary.attributeForDistinct,
    separatorsToIndex: primary.separatorsToIndex,
    keepDiacriticsOnCharacters: primary.keepDiacriticsOnCharacters,
    camelCaseAttributes: primary.camelCaseAttributes,
    decompoundedAttributes: primary.decompoundedAttributes,
  };
}

/** The vendor's defaults for settings that were never set; those without a value are omitted. */
const SHOWN_DEFAULTS: JsonObject = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  version: 2,
  paginationLimitedTo: 1000,
  exactOnSingleWordQuery: 'attribute',
  ranking: [...defaultSettings.ranking],
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: [...defaultSettings.alternativesAsExact],
};

/** @param primary name of the primary if the index is a replica */
export function shownSettings(stored: JsonObject, primary: string | null): JsonObject {
  return { ...SHOWN_DEFAULTS, ...stored, ...(primary === null ? {} : { primary }) };
}

/** A replica as named by its primary's setting `replicas`: `virtual(name)` or `name`. */
export interface ReplicaName {
  name: string;
  isVirtual: boolean;
}

/** @throws ApiError 400 if a name is repeated */
export function replicasOf(stored: JsonObject): ReplicaName[] {
  const listed = stored['replicas'] ?? [];
  const names = replicas(listed, 'replicas').map((entry) => {
    const [, virtual] = /^virtual\((.+)\)$/.exec(entry) ?? [];
    return { name: virtual ?? entry, isVirtual: virtual !== undefined };
  });
  if (new Set(names.map(({ name }) => name)).size < names.length) {
    throw badRequest('Invalid value for "replicas" parameter: an index is listed twice');
  }
  return names;
}
