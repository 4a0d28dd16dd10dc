import { NumberColumn } from '#engine/columns/number-column';
import { ValueColumn } from '#engine/columns/value-column';
import type { Corpus } from '#engine/corpus';
import type { SortCriterion } from '#engine/index-schema';
import { RecordWalker } from '#engine/record-walker';

/**
 * One key per record, smallest first. Numbers sort before texts, and records without either come
 * last in both directions.
 */
export function sortKeys(corpus: Corpus, sort: SortCriterion): Float64Array {
  const numbers = numberColumn(corpus, sort.attribute);
  if (numbers.rows.used > 0) return numbers.sortKeys(sort.isDescending, corpus.count);
  const texts = corpus.values.get(sort.attribute);
  return texts && texts.rows.used > 0
    ? texts.sortKeys(sort.isDescending, corpus.count)
    : numbers.sortKeys(sort.isDescending, corpus.count);
}

/** The texts by which an attribute without numbers is sorted; null if it has numbers. */
export function sortsByText(corpus: Corpus, attribute: string): ValueColumn | null {
  if (numberColumn(corpus, attribute).rows.used > 0) return null;
  const texts = corpus.values.get(attribute);
  return texts && texts.rows.used > 0 ? texts : null;
}

function numberColumn(corpus: Corpus, path: string): NumberColumn {
  return corpus.numbers.get(path) ?? readColumn(corpus, path);
}

/**
 * A column that the build did not keep, read from the records, which takes a second per 100,000.
 */
function readColumn(corpus: Corpus, path: string): NumberColumn {
  const column = new NumberColumn();
  const texts = corpus.values.get(path) ?? new ValueColumn();
  const walker = new RecordWalker({
    searchable: [],
    isOpen: false,
    values: new Map([[path, texts]]),
    numbers: new Map([[path, column]]),
    openNumber: null,
  });
  for (let record = 0; record < corpus.count; record += 1) {
    walker.walk(record, corpus.records.get(record), null);
  }
  corpus.numbers.set(path, column);
  corpus.values.set(path, texts);
  return column;
}
