import { compileSynonyms } from '@/services/search/engine/synonyms';
import type { Synonyms } from '@/services/search/engine/types';
import type { JsonObject } from '@/services/search/http/json';
import { parseSynonym } from './synonym';

/** The synonyms of an index: as they are shown, by id, and as the engine looks them up. */
export interface SynonymBook {
  documents: ReadonlyMap<string, JsonObject>;
  compiled: Synonyms;
}

export function compileSynonymBook(documents: readonly JsonObject[]): SynonymBook {
  const synonyms = documents.map(parseSynonym);
  return {
    documents: new Map(documents.map((document, at) => [synonyms[at]?.objectID ?? '', document])),
    compiled: compileSynonyms(synonyms),
  };
}
