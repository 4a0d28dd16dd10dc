import { compileSynonyms } from '#engine/synonyms';
import { PLAIN_WORDS } from '#engine/words';
import type { Synonyms } from '#engine/types';
import type { JsonObject } from '#http/json';
import { StoredDocuments } from '#store/stored-documents';
import { parseSynonym } from './synonym';

/** The synonyms of an index: as returned, and compiled for the engine. */
export interface SynonymBook {
  documents: StoredDocuments;
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
    documents: new StoredDocuments(documents),
    compiled: compileSynonyms(synonyms, { ...PLAIN_WORDS, preservedLetters }),
    preservedLetters,
  };
}
