import { wordsOf } from '#engine/words';
import { badRequest } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';
import { requireKnownNames } from '#http/known-names';
import { languages, oneOf } from '#query/readers';
import { checkedObjectId } from '#store/record-changes';

export const DICTIONARIES = ['plurals', 'stopwords', 'compounds'] as const;
export type DictionaryName = (typeof DICTIONARIES)[number];

/** A custom entry in the vendor's form, with its words as written. */
export type DictionaryEntry = {
  readonly objectID: string;
  readonly language: string;
  readonly type: 'custom' | 'standard';
} & (
  | { readonly word: string; readonly state: 'enabled' | 'disabled' }
  | { readonly words: string[] }
  | { readonly word: string; readonly decomposition: string[] }
);

const COMMON_NAMES = ['objectID', 'language', 'type'];
const ENTRY_NAMES: Readonly<Record<DictionaryName, readonly string[]>> = {
  plurals: [...COMMON_NAMES, 'words'],
  stopwords: [...COMMON_NAMES, 'word', 'state'],
  compounds: [...COMMON_NAMES, 'word', 'decomposition'],
};

const MAX_WORDS = 100;
const MAX_LETTERS = 200;

/**
 * Parses an entry sent by a client.
 * @throws ApiError 400 naming what is missing
 */
export function parseEntry(dictionary: DictionaryName, body: Json | undefined): DictionaryEntry {
  if (!isObject(body)) throw badRequest('An entry must be a JSON object');
  requireKnownNames(body, ENTRY_NAMES[dictionary]);
  const [language] = languages([body['language'] ?? ''], 'language');
  const common = {
    objectID: checkedObjectId(body['objectID'] ?? ''),
    language: language ?? '',
    type: 'custom',
  } as const;
  if (dictionary === 'plurals') return { ...common, words: words(body, 'words') };
  const word = checkedWord(body['word'], 'word');
  if (dictionary === 'compounds') {
    return { ...common, word, decomposition: words(body, 'decomposition') };
  }
  const state = oneOf('enabled', 'disabled')(body['state'] ?? 'enabled', 'state');
  return { ...common, word, state };
}

function words(body: JsonObject, name: string): string[] {
  const list = body[name];
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_WORDS) {
    throw badRequest(`Invalid entry: "${name}" must be a list of words`);
  }
  return list.map((word) => checkedWord(word, name));
}

function checkedWord(value: Json | undefined, name: string): string {
  const isWord =
    typeof value === 'string' && value.length <= MAX_LETTERS && wordsOf(value).length === 1;
  if (!isWord) throw badRequest(`Invalid entry: "${name}" must be made of single words`);
  return value;
}

export function wordsOfEntry(entry: DictionaryEntry): string[] {
  if ('words' in entry) return entry.words;
  return 'decomposition' in entry ? [entry.word, ...entry.decomposition] : [entry.word];
}
