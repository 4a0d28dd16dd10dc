import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { catalogueSeeds } from '@/lib/platform/db/schema';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { indexNames } from '@/lib/catalog/search/index-names';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';
import { announceNewRecords } from '@/lib/runtime/worker/push-changes.server';
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
import { writeIndices, type WrittenIndices } from './write-index';

export interface CatalogueSeeding {
  choice: CatalogueChoice;
  /** Does nothing if this catalogue has been written. */
  isOnce: boolean;
  isForced: boolean;
  print: (line: string) => void;
}

type Client = NonNullable<ReturnType<typeof indexingClient>>;

const PER_TRANSACTION = 100;

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

type Target = Omit<WrittenIndices, 'client'>;

const namesOf = ({ project, languages }: Target): string[] =>
  languages.map((language) => indexNames(project, language).products);

/** The indices of each shop that are not among those named. */
const targetsWithout = (there: ReadonlySet<string>): Target[] =>
  PROJECT_IDS.map((project) => ({
    project,
    languages: LANGUAGES.filter((language) => !there.has(indexNames(project, language).products)),
  })).filter(({ languages }) => languages.length > 0);

async function missingIndices(client: Client): Promise<Target[]> {
  // Replicas are listed too, which exceeds the hundred of one page.
  const { items } = await client.listIndices({ page: 0, hitsPerPage: 1_000 });
  return targetsWithout(new Set(items.map(({ name }) => name)));
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
  for (const target of missing) await writeIndices({ client, ...target }, []);
  print(`catalogue: ${missing.flatMap(namesOf).length} indices created, without articles`);
}

async function writeShop(articles: readonly SeedArticle[], isForced: boolean): Promise<void> {
  for (let at = 0; at < articles.length; at += PER_TRANSACTION)
    await writeArticles(articles.slice(at, at + PER_TRANSACTION), isForced);
}

/** Writes one shop after the other, because the articles of all of them could be too many for the memory. */
async function writeShops(
  client: Client,
  seeding: Seeding,
  { choice, isForced }: Pick<CatalogueSeeding, 'choice' | 'isForced'>,
): Promise<void> {
  const open = targetsWithout(await writtenIndices(seeding));
  for (const project of PROJECT_IDS) {
    const articles = [...articlesOf(project, choice)];
    await writeShop(articles, isForced);
    for (const target of open.filter((each) => each.project === project)) {
      await writeIndices({ client, ...target }, articles);
      for (const name of namesOf(target)) await recordIndex(seeding, name);
    }
  }
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
  await markAsDemo(client.appId);
  await writeStores(database());
  await writeVouchers(database());
  await writeLoyaltyCards(database());
  await notifyMedia(choice, print);
  const seeding = { application: client.appId, version };
  await writeShops(client, seeding, { choice, isForced });
  await announceNewRecords();
  await recordSeed(seeding);
  print(`catalogue: ${choice.scale} articles in ${PROJECT_IDS.length * LANGUAGES.length} indices`);
}
