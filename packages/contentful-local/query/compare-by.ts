import { invalidQuery } from '#http/api-error';
import { splitList } from './criterion';

/**
 * Compares items by an order such as `-sys.updatedAt,sys.id`; equal ones by id.
 * @param readerOf returns the text that a name orders by, undefined for an unknown name
 * @throws ApiError 400 for an unknown name
 */
export function compareBy<Item extends { id: string }>(
  order: string,
  readerOf: (name: string) => ((item: Item) => string) | undefined,
): (one: Item, other: Item) => number {
  const keys = splitList(order).map((part) => {
    const read = readerOf(part.replace(/^-/, ''));
    if (!read) throw invalidQuery([{ name: 'order', path: ['order'], value: part }]);
    return { read, direction: part.startsWith('-') ? -1 : 1 };
  });
  return (one, other) => {
    for (const { read, direction } of keys) {
      const [a, b] = [read(one), read(other)];
      if (a !== b) return (a < b ? -1 : 1) * direction;
    }
    return one.id < other.id ? -1 : 1;
  };
}
