import { NumberColumn } from './columns/number-column';
import { ValueColumn } from './columns/value-column';
import type { StoredCorpus } from './corpus';
import {
  facetAttributesOf,
  numericAttributesOf,
  type SearchableAttribute,
  searchableAttributesOf,
  sortAttributesOf,
  wordFormOf,
} from './index-schema';
import { RecordWalker } from './record-walker';
import { CLOSE_LIST, COMMA, endOfValue, OPEN_LIST } from './records/json-bytes';
import { JsonScanner } from './records/json-scanner';
import { RecordStore } from './records/record-store';
import { TAGS } from './filters/parse';
import { compoundPartsWith } from './text/decompound';
import { type BuilderOptions, WordIndexBuilder } from './text/word-index-builder';
import type { IndexSettings, SearchRecord } from './types';

/** Takes records one by one and returns everything that a search needs. */
export class IndexBuilder {
  readonly #settings: IndexSettings;
  readonly #sortAttributes: readonly string[];
  readonly #records = new RecordStore();
  readonly #objectIDs: string[] = [];
  readonly #searchable: SearchableAttribute[];
  readonly #values = new Map<string, ValueColumn>();
  readonly #numbers = new Map<string, NumberColumn>();
  readonly #words: WordIndexBuilder;
  readonly #walker: RecordWalker;
  readonly #scanner: JsonScanner;

  constructor(settings: IndexSettings, sortAttributes: readonly string[]) {
    this.#settings = settings;
    this.#sortAttributes = [...new Set([...sortAttributesOf(settings), ...sortAttributes])];
    this.#searchable = searchableAttributesOf(settings);
    for (const path of valuePaths(settings, this.#sortAttributes)) {
      this.#values.set(path, new ValueColumn());
    }
    for (const path of numberPaths(settings, this.#sortAttributes)) {
      this.#numbers.set(path, new NumberColumn());
    }
    this.#words = new WordIndexBuilder(wordOptions(settings, this.#searchable));
    this.#walker = new RecordWalker(
      walkTargets(settings, this.#searchable, this.#values, this.#numbers),
    );
    this.#scanner = new JsonScanner(this.#records.writer, this.#walker, this.#words);
  }

  add(record: SearchRecord): void {
    const number = this.#records.add(record);
    this.#objectIDs.push(record.objectID);
    this.#words.begin(number);
    this.#walker.walk(number, record, (attribute, text) => this.#words.add(attribute, text));
    this.#words.end(number);
  }

  /**
   * @param text a JSON array of records
   * @throws SyntaxError if it is not
   */
  addBatch(text: Buffer): void {
    if (text[0] === OPEN_LIST && text[1] === CLOSE_LIST && text.length === 2) return;
    let at = 0;
    do at = this.#addFrom(text, at + 1);
    while (text[at] === COMMA);
    const isList = text[0] === OPEN_LIST && text[at] === CLOSE_LIST && at === text.length - 1;
    if (!isList) throw new SyntaxError('a batch is a JSON array of records');
  }

  /** @returns the end of the record that begins here */
  #addFrom(text: Buffer, from: number): number {
    const number = this.#records.count;
    this.#words.begin(number);
    this.#walker.begin((attribute, words) => this.#words.add(attribute, words));
    const scanned = this.#scanner.scan(text, from);
    if (!scanned) {
      this.#walker.drop();
      const end = endOfValue(text, from);
      // The caller has checked and stored the record; it is read again from its start.
      this.add(JSON.parse(text.toString('utf8', from, end)) as SearchRecord);
      return end;
    }
    this.#records.addAt(scanned.address);
    this.#objectIDs.push(scanned.objectID);
    this.#walker.settle(number);
    this.#words.end(number);
    return scanned.end;
  }

  build(): StoredCorpus {
    const rows = this.#objectIDs.length;
    return {
      settings: this.#settings,
      sortAttributes: this.#sortAttributes,
      records: this.#records.stored(),
      objectIDs: this.#objectIDs,
      words: this.#words.build(),
      searchable: this.#searchable,
      values: [...this.#values].map(([path, column]) => [path, column.stored(rows)] as const),
      numbers: [...this.#numbers].map(([path, column]) => [path, column.stored(rows)] as const),
    };
  }
}

/** Targets of a record walker, the same for a build and for later changes. */
export function walkTargets(
  settings: IndexSettings,
  searchable: SearchableAttribute[],
  values: ReadonlyMap<string, ValueColumn>,
  numbers: Map<string, NumberColumn>,
): ConstructorParameters<typeof RecordWalker>[0] {
  const keepsAllNumbers = settings.numericAttributesForFiltering === null;
  return {
    searchable,
    isOpen: settings.searchableAttributes.length === 0,
    values,
    numbers,
    openNumber: keepsAllNumbers
      ? (path) => {
          const column = new NumberColumn();
          numbers.set(path, column);
          return column;
        }
      : null,
  };
}

function valuePaths(settings: IndexSettings, sortAttributes: readonly string[]): Set<string> {
  const facets = facetAttributesOf(settings).map((facet) => facet.path);
  const distinct = settings.attributeForDistinct === null ? [] : [settings.attributeForDistinct];
  return new Set([TAGS, ...facets, ...distinct, ...sortAttributes]);
}

/** Numbers of facets are kept too, for stats and ranges. */
function numberPaths(settings: IndexSettings, sortAttributes: readonly string[]): Set<string> {
  const facets = facetAttributesOf(settings).map((facet) => facet.path);
  return new Set([...facets, ...(numericAttributesOf(settings) ?? []), ...sortAttributes]);
}

/** Options for collecting words, the same for a build and for later changes. */
export function wordOptions(
  settings: IndexSettings,
  searchable: readonly SearchableAttribute[],
): BuilderOptions {
  const inCamelCase = new Set(settings.camelCaseAttributes);
  return {
    form: wordFormOf(settings),
    compounds: compoundAttributes(settings, searchable),
    compoundParts: compoundPartsWith(settings.compounds),
    hasHumps: (attribute) =>
      inCamelCase.size > 0 && inCamelCase.has(searchable[attribute]?.path ?? ''),
  };
}

/** Attribute number → language of its compounds. */
function compoundAttributes(
  settings: IndexSettings,
  searchable: readonly SearchableAttribute[],
): Map<number, string> {
  const compounds = new Map<number, string>();
  for (const [language, paths] of Object.entries(settings.decompoundedAttributes)) {
    for (const path of paths) {
      const attribute = searchable.findIndex((candidate) => candidate.path === path);
      if (attribute >= 0) compounds.set(attribute, language);
    }
  }
  return compounds;
}
