import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { catalogueSeeds } from '@/lib/platform/db/schema';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { indexNames } from '@/lib/catalog/search/index-names';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';
import { announceNewRecords } from '@/lib/runtime/worker/push-changes.server';
import { sideBySide } from '@/scripts/seed/side-by-side';
import { articlesOf, type CatalogueChoice } from './catalogue';
import {
  isDemoShop,
  markAsDemo,
  markAsEmpty,
  recordIndex,
  recordSeed,
  writtenIndices,
  type Seeding,
} from './seed-progress';
import type { SeedArticle } from './seed-article';
import { picturedCatalogue, sendArticles } from './send-articles';
import { writeLoyaltyCards } from './loyalty-cards';
import { writeVouchers } from './vouchers';
import { writeArticles, writeStores } from './write-database';
import { writeIndex, type WrittenIndex } from './write-index';

export interface CatalogueSeeding {
  choice: CatalogueChoice;
  /** Does nothing if this catalogue has been written. */
  isOnce: boolean;
  isForced: boolean;
  print: (line: string) => void;
}

type Client = NonNullable<ReturnType<typeof indexingClient>>;

const PER_TRANSACTION = 100;
/** With two processors, one makes records while the service indexes others. */
const INDICES_AT_ONCE = 3;

/** Changes with the choice and with the code of this folder. */
async function versionOf(choice: CatalogueChoice): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(choice));
  const names = await readdir(__dirname, { recursive: true });
  for (const name of names.filter((each) => /(?<!\.test)\.ts$/.test(each)).sort())
    digest.update(await readFile(path.join(__dirname, name)));
  return digest.digest('hex').slice(0, 16);
}

async function isSeeded(client: Client, version: string): Promise<boolean> {
  const [row] = await database()
    .select()
    .from(catalogueSeeds)
    .where(eq(catalogueSeeds.application, client.appId));
  if (row?.version !== version) return false;
  return (await missingIndices(client)).length === 0;
}

type Target = Omit<WrittenIndex, 'client'>;

const TARGETS: readonly Target[] = PROJECT_IDS.flatMap((project) =>
  LANGUAGES.map((language) => ({ project, language })),
);

const nameOf = ({ project, language }: Target) => indexNames(project, language).products;

async function missingIndices(client: Client): Promise<Target[]> {
  // Replicas are listed too, which exceeds the hundred of one page.
  const { items } = await client.listIndices({ page: 0, hitsPerPage: 1_000 });
  const there = new Set(items.map(({ name }) => name));
  return TARGETS.filter((target) => !there.has(nameOf(target)));
}

/** Creates the indices that are missing, with imported articles alone, for a shop without the demo. */
export async function createIndices(print: CatalogueSeeding['print']): Promise<void> {
  const client = indexingClient();
  if (!client) {
    print('catalogue: left as it is, there is no ALGOLIA_ADMIN_API_KEY');
    return;
  }
  await markAsEmpty(client.appId);
  const missing = await missingIndices(client);
  await sideBySide(missing, INDICES_AT_ONCE, (target) => writeIndex({ client, ...target }, []));
  print(`catalogue: ${missing.length} indices created, without articles`);
}

async function writeShop(articles: readonly SeedArticle[], isForced: boolean): Promise<void> {
  for (let at = 0; at < articles.length; at += PER_TRANSACTION)
    await writeArticles(articles.slice(at, at + PER_TRANSACTION), isForced);
}

async function pushAll(
  client: Client,
  seeding: Seeding,
  articles: ReadonlyMap<ProjectId, SeedArticle[]>,
) {
  const written = await writtenIndices(seeding);
  const targets = TARGETS.filter((target) => !written.has(nameOf(target)));
  await sideBySide(targets, INDICES_AT_ONCE, async (target) => {
    await writeIndex({ client, ...target }, articles.get(target.project) ?? []);
    await recordIndex(seeding, nameOf(target));
  });
}

/** Sends the articles to our own media service, which draws their pictures. */
async function notifyMedia(choice: CatalogueChoice, print: (line: string) => void): Promise<void> {
  const { MEDIA_BASE_URL: baseUrl, MEDIA_WRITE_TOKEN: token } = process.env;
  if (!baseUrl || !token) return;
  await sendArticles({ baseUrl, token }, picturedCatalogue(PROJECT_IDS, choice));
  print('catalogue: the media service draws its articles');
}

/**
 * Fills database, media service and search indices with the demo's catalogue, unless the shop has
 * articles of its own. The next run finishes one that was interrupted or timed out; running it
 * again changes nothing.
 */
export async function seedCatalogue({ choice, isOnce, isForced, print }: CatalogueSeeding) {
  const client = indexingClient();
  if (!client) {
    print('catalogue: left as it is, there is no ALGOLIA_ADMIN_API_KEY');
    return;
  }
  if (!(await isDemoShop())) {
    print('catalogue: left as it is, the shop has articles that are not the demo’s');
    return;
  }
  const version = await versionOf(choice);
  if (isOnce && (await isSeeded(client, version))) {
    print('catalogue: already there');
    return;
  }
  const articles = new Map(
    PROJECT_IDS.map((project) => [project, [...articlesOf(project, choice)]]),
  );
  await markAsDemo(client.appId);
  await writeStores(database());
  await writeVouchers(database());
  await writeLoyaltyCards(database());
  for (const some of articles.values()) await writeShop(some, isForced);
  await notifyMedia(choice, print);
  const seeding = { application: client.appId, version };
  await pushAll(client, seeding, articles);
  await announceNewRecords();
  await recordSeed(seeding);
  const count = [...articles.values()].reduce((sum, some) => sum + some.length, 0);
  print(`catalogue: ${count} articles in ${PROJECT_IDS.length * LANGUAGES.length} indices`);
}
