import {
  compileDictionaries,
  type DictionaryBook,
  NOTHING_DISABLED,
} from '#dictionaries/dictionary-book';
import { buildIndex } from '#engine/build-index';
import { type SearchIndex, withSettings } from '#engine/search-index';
import { wordFormOf } from '#engine/index-schema';
import type { IndexSettings } from '#engine/types';
import { indexMissing } from '#http/api-error';
import type { JsonObject } from '#http/json';
import { compileRules, type RuleBook } from '#rules/rule-book';
import { canServe, engineSettings, withBuiltInOf } from '#settings/index-settings';
import type { IndexRow } from '#store/index-rows';
import { compileSynonymBook, type SynonymBook } from '#synonyms/synonym-book';

/** Current state of an index for queries. Replaced when anything but its records changes. */
export interface ServedIndex {
  readonly row: IndexRow;
  readonly engine: SearchIndex;
  readonly rules: RuleBook;
  readonly synonyms: SynonymBook;
}

export class ServedIndices {
  readonly #served = new Map<string, ServedIndex>();
  #dictionaries = compileDictionaries([], NOTHING_DISABLED);

  get dictionaries(): DictionaryBook {
    return this.#dictionaries;
  }

  /** Applies to each index from the next time its row is shown. */
  replaceDictionaries(dictionaries: DictionaryBook): void {
    this.#dictionaries = dictionaries;
  }

  get(name: string): ServedIndex | undefined {
    return this.#served.get(name);
  }

  require(name: string): ServedIndex {
    const index = this.#served.get(name);
    if (!index) throw indexMissing(name);
    return index;
  }

  list(): ServedIndex[] {
    return [...this.#served.values()];
  }

  replicasOf(name: string): ServedIndex[] {
    return this.list().filter(({ row }) => row.primary === name);
  }

  delete(name: string): void {
    this.#served.delete(name);
  }

  /** Makes an index and its replicas use newly built records, atomically. */
  replaceRecords(name: string, engine: SearchIndex): void {
    for (const index of [this.get(name), ...this.replicasOf(name)]) {
      if (!index) continue;
      const own = withSettings(engine, this.#settingsOf(index.row));
      this.#served.set(index.row.name, { ...index, engine: own });
    }
  }

  clearRecords(name: string): void {
    const index = this.get(name);
    if (index) this.replaceRecords(name, buildIndex([], this.#settingsOf(index.row)));
  }

  /**
   * Applies the committed row of an index, without its records. A new index is empty, or a view of
   * its primary.
   * @returns whether its records have to be rebuilt for its settings
   */
  replaceRow(row: IndexRow): boolean {
    const settings = this.#settingsOf(row);
    const before = this.get(row.name);
    const source =
      before?.engine ?? (row.primary === null ? undefined : this.get(row.primary)?.engine);
    const needsBuild = source !== undefined && !canServe(source.settings, settings);
    const engine = source ? this.#seenWith(source, settings, needsBuild) : buildIndex([], settings);
    const synonyms = synonymsFor(before?.synonyms ?? NO_DOCUMENTS.synonyms, settings);
    this.#served.set(row.name, { ...(before ?? NO_DOCUMENTS), row, engine, synonyms });
    return needsBuild;
  }

  /** Until it is rebuilt, an index responds as before: half of a change would find nothing. */
  #seenWith(source: SearchIndex, settings: IndexSettings, needsBuild: boolean): SearchIndex {
    return needsBuild ? source : withSettings(source, settings);
  }

  /** A replica shows its primary's records, built with the primary's settings. */
  #settingsOf({ settings, isVirtual, primary }: IndexRow): IndexSettings {
    const own = engineSettings(settings, isVirtual);
    const source = primary === null ? undefined : this.get(primary);
    const whole = source ? withBuiltInOf(engineSettings(source.row.settings, false), own) : own;
    return { ...whole, ...this.#dictionaries.compiled };
  }

  /** Sets the same rules for several indices, so that they are compiled once. */
  replaceRules(names: readonly string[], documents: readonly JsonObject[]): void {
    const rules = compileRules(documents);
    for (const name of names) {
      const index = this.get(name);
      if (index) this.#served.set(name, { ...index, rules });
    }
  }

  /**
   * Sets the same synonyms for several indices, so that they are compiled once per form of words.
   */
  replaceSynonyms(names: readonly string[], documents: readonly JsonObject[]): void {
    const books = new Map<string, SynonymBook>();
    for (const name of names) {
      const index = this.get(name);
      if (!index) continue;
      const { preservedLetters } = wordFormOf(this.#settingsOf(index.row));
      const synonyms =
        books.get(preservedLetters) ?? compileSynonymBook(documents, preservedLetters);
      books.set(preservedLetters, synonyms);
      this.#served.set(name, { ...index, synonyms });
    }
  }
}

/** Synonyms are looked up by words, so they depend on how texts are split into words. */
function synonymsFor(book: SynonymBook, settings: IndexSettings): SynonymBook {
  const { preservedLetters } = wordFormOf(settings);
  if (book.preservedLetters === preservedLetters) return book;
  return compileSynonymBook(book.documents.all(), preservedLetters);
}

const NO_DOCUMENTS = { rules: compileRules([]), synonyms: compileSynonymBook([]) };
