import type { SearchRecord } from '@/packages/algolia-local/engine/types';
import { benchRecords } from './records';

export const RUNS = 200;
export const HITS = 24;

/** The queries, derived from the records so that they have results. */
export interface BenchQueries {
  /** Two words, the second one incomplete. */
  readonly words: readonly string[];
  /** The query with a letter missing in the first word. */
  readonly typos: readonly string[];
  readonly categories: readonly string[];
  readonly brands: readonly string[];
}

export function benchQueries(products: number): BenchQueries {
  const sample = sampleOf(products);
  const words = sample.map((record) => {
    const [, adjective = '', garment = ''] = textOf(record, 'title').split(' ');
    return `${adjective} ${garment.slice(0, 3)}`;
  });
  return {
    words,
    typos: words.map((query) => query.slice(0, 3) + query.slice(4)),
    categories: sample.map((record) => textOf(record, 'categories', 'lvl2')),
    brands: sample.map((record) => textOf(record, 'brand', 'title').slice(0, 2)),
  };
}

/** An even sample of all records, which are never in memory together. */
function sampleOf(products: number): SearchRecord[] {
  const step = Math.max(1, Math.floor(products / RUNS));
  const sample: SearchRecord[] = [];
  let at = 0;
  for (const record of benchRecords(products)) {
    if (at % step === 0 && sample.length < RUNS) sample.push(record);
    at += 1;
  }
  return sample;
}

/** The text at a path of a bench record. */
export function textOf(record: SearchRecord, ...keys: string[]): string {
  let value: unknown = record;
  for (const key of keys) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return typeof value === 'string' ? value : '';
}
