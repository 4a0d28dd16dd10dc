import type { SearchRecord } from '@/packages/algolia-local/engine/types';
import { textOf } from './queries';

/**
 * The fields of a product for searches, filters and facets of the libraries, which do not support
 * nesting.
 */
export interface FlatProduct {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly description: string;
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string;
  readonly material: string;
  readonly fit: string;
  readonly season: string;
  readonly filterColor: string[];
  readonly sizeString: string[];
  readonly occasion: string[];
  readonly flags: string[];
  readonly price: number;
  readonly popularity: number;
}

export const FLAT_FACETS = [
  'brand',
  'lvl0',
  'lvl1',
  'lvl2',
  'material',
  'fit',
  'season',
  'filterColor',
  'sizeString',
  'occasion',
  'flags',
] as const satisfies readonly (keyof FlatProduct)[];

export function flatProduct(record: SearchRecord): FlatProduct {
  return {
    id: record.objectID,
    title: textOf(record, 'title'),
    brand: textOf(record, 'brand', 'title'),
    description: textOf(record, 'sharedDescription'),
    lvl0: textOf(record, 'categories', 'lvl0'),
    lvl1: textOf(record, 'categories', 'lvl1'),
    lvl2: textOf(record, 'categories', 'lvl2'),
    material: textOf(record, 'material'),
    fit: textOf(record, 'fit'),
    season: textOf(record, 'season'),
    filterColor: listOf(record['filterColor']),
    sizeString: listOf(record['sizeString']),
    occasion: listOf(record['occasion']),
    flags: listOf(record['flags']),
    price: numberOf(record['priceMin']),
    popularity: Number(record['popularity']),
  };
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function numberOf(prices: unknown): number {
  return typeof prices === 'object' && prices !== null ? Number(Reflect.get(prices, 'eur')) : 0;
}
