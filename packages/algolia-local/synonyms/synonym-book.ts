import { compileSynonyms } from '#engine/synonyms';
import { PLAIN_WORDS } from '#engine/words';
import type { Synonyms } from '#engine/types';
import type { JsonObject } from '#http/json';
import { parseSynonym } from './synonym';

/** The synonyms of an index: as returned, by id, and compiled for the engine. */
export interface SynonymBook {
  documents: ReadonlyMap<string, JsonObject>;
  compiled: Synonyms;
  /** Letters that kept their diacritics when these were compiled. */
  preservedLetters: string;
}

export function compileSynonymBook(
  documents: readonly JsonObject[],
  preservedLetters = '',
): SynonymBook {
  const synonyms = documents.map(parseSynonym);
  return {
    documents: new Map(documents.map((document, at) => [synonyms[at]?.objectID ?? '', document])),
    compiled: compileSynonyms(synonyms, { ...PLAIN_WORDS, preservedLetters }),
    preservedLetters,
  };
}
