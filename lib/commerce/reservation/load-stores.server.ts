import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { stores, storeStock } from '@/lib/platform/db/schema';
import { placeLines } from '@/lib/shop/address/address-lines';
import { shownPhone, storedPhone } from '@/lib/shop/address/phone-number.server';
import { nameOrder } from '@/lib/shop/i18n/name-order';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Store, StoreStock } from './reservation';

type Row = typeof stores.$inferSelect;

/** Address fields that a store does not have. */
const NOBODY = {
  firstName: '',
  lastName: '',
  company: null,
  houseNumber: null,
  addition: null,
  state: null,
} as const;

const storeOf = (row: Row, territory: string): Store => ({
  store: row.number,
  name: row.name,
  phone: storedPhone(row.phone, row.country),
  shownPhone: shownPhone(storedPhone(row.phone, row.country), territory),
  openingHours: row.openingHours,
  address: placeLines({
    ...NOBODY,
    street: row.street,
    postalCode: row.postalCode,
    city: row.city,
    country: row.country,
  }).join('\n'),
  latitude: row.latitude,
  longitude: row.longitude,
});

/** Whether a store has a name; others cannot be chosen. */
const isNamed = ({ name }: Row) => name.trim() !== '';

/** Shop and language in which stores are listed. */
export type StoreReader = Pick<PageContext, 'project' | 'locale'>;

/** Sorts stores alphabetically in the reader's language. */
function byName<Named extends { name: string; store: string }>(
  all: readonly Named[],
  { locale }: StoreReader,
): Named[] {
  const compare = nameOrder(locale.language);
  return all.toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.store, other.store),
  );
}

/** The stores of a shop with their pieces of a SKU, by name; empty for a shop without stores. */
export async function loadStoreStock(reader: StoreReader, sku: string): Promise<StoreStock[]> {
  const rows = await database()
    .select({ row: stores, stock: storeStock.stock })
    .from(stores)
    .leftJoin(storeStock, and(eq(storeStock.store, stores.number), eq(storeStock.sku, sku)))
    .where(and(eq(stores.project, reader.project), ne(stores.name, '')));
  const named = rows
    .filter(({ row }) => isNamed(row))
    .map(({ row, stock }) => ({ ...storeOf(row, reader.locale.territory), stock: stock ?? 0 }));
  return byName(named, reader);
}

/** A store with the SKUs that it has. */
export interface StoreOfSku extends Pick<StoreStock, 'store' | 'name' | 'stock'> {
  sku: string;
}

/** The stores of a shop that have any of these SKUs, by name. */
export async function loadStoresWith(
  reader: StoreReader,
  skus: readonly string[],
): Promise<StoreOfSku[]> {
  const rows = await database()
    .select({ row: stores, sku: storeStock.sku, stock: storeStock.stock })
    .from(storeStock)
    .innerJoin(stores, eq(stores.number, storeStock.store))
    .where(
      and(
        eq(stores.project, reader.project),
        inArray(storeStock.sku, [...skus]),
        gt(storeStock.stock, 0),
      ),
    );
  const named = rows
    .filter(({ row }) => isNamed(row))
    .map(({ row, sku, stock }) => ({ store: row.number, name: row.name, sku, stock }));
  return byName(named, reader);
}

/**
 * Stores by their numbers; unknown ones are left out.
 * @param territory of the reader, ISO 3166-1 alpha-2, upper case
 */
export async function loadStores(numbers: readonly string[], territory: string): Promise<Store[]> {
  if (numbers.length === 0) return [];
  const rows = await database()
    .select()
    .from(stores)
    .where(inArray(stores.number, [...numbers]))
    .orderBy(asc(stores.number));
  return rows.map((row) => storeOf(row, territory));
}
