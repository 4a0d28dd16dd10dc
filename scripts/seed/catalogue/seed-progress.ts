import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { catalogueSeedIndices, catalogueSeeds, skus, stores } from '@/lib/platform/db/schema';

export interface Seeding {
  /** Search application. */
  application: string;
  version: string;
}

/** Version of the catalogue of a shop that began without the demo. */
const WITHOUT_DEMO = 'none';

/** Whether the shop is empty, or has what a seed wrote and no other article. */
export async function isDemoShop(): Promise<boolean> {
  const { rows } = await database().execute<
    Record<'hasOwn' | 'isMarked' | 'isEmptyStart', boolean>
  >(sql`
    SELECT EXISTS (SELECT FROM ${skus} WHERE NOT ${skus.isDemo}) AS "hasOwn",
      EXISTS (SELECT FROM ${catalogueSeeds})
        OR NOT EXISTS (SELECT FROM ${skus}) AND NOT EXISTS (SELECT FROM ${stores}) AS "isMarked",
      EXISTS (SELECT FROM ${catalogueSeeds} WHERE version = ${WITHOUT_DEMO}) AS "isEmptyStart"`);
  const [shop] = rows;
  return shop?.isMarked === true && !shop.hasOwn && !shop.isEmptyStart;
}

/** Marks the shop as the demo's before anything is written, so that an interrupted run continues. */
export async function markAsDemo(application: string): Promise<void> {
  await database()
    .insert(catalogueSeeds)
    .values({ application, version: 'unfinished' })
    .onConflictDoNothing();
}

/** Marks the shop as one that began without the demo, so that no later start fills it. */
export async function markAsEmpty(application: string): Promise<void> {
  await database()
    .insert(catalogueSeeds)
    .values({ application, version: WITHOUT_DEMO })
    .onConflictDoNothing();
}

/** Names of the product indices that an interrupted run of this catalogue has written. */
export async function writtenIndices({ application, version }: Seeding): Promise<Set<string>> {
  const rows = await database()
    .select({ name: catalogueSeedIndices.indexName })
    .from(catalogueSeedIndices)
    .where(
      and(
        eq(catalogueSeedIndices.application, application),
        eq(catalogueSeedIndices.version, version),
      ),
    );
  return new Set(rows.map(({ name }) => name));
}

export async function recordIndex(seeding: Seeding, indexName: string): Promise<void> {
  await database()
    .insert(catalogueSeedIndices)
    .values({ ...seeding, indexName })
    .onConflictDoUpdate({
      target: [catalogueSeedIndices.application, catalogueSeedIndices.indexName],
      set: { version: seeding.version },
    });
}

/** Records that every index is written, so the next run starts from the beginning. */
export async function recordSeed({ application, version }: Seeding): Promise<void> {
  await inTransaction(async (transaction) => {
    await transaction
      .delete(catalogueSeedIndices)
      .where(eq(catalogueSeedIndices.application, application));
    await transaction
      .insert(catalogueSeeds)
      .values({ application, version })
      .onConflictDoUpdate({ target: catalogueSeeds.application, set: { version } });
  });
}
