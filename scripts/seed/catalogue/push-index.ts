import type { Algoliasearch } from 'algoliasearch';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import type { Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { indexNames } from '@/lib/catalog/search/index-names';
import { productSettings, replicaSettings, SUGGESTION_SETTINGS } from './index-settings';
import { rulesOf } from './search-rules';
import { synonymsOf } from './search-synonyms';
import { serviceSuggestions, suggestionsFor } from './suggestions';

const PER_BATCH = 1_000;
/**
 * Looks at a task until the run gives up: four minutes, as the client waits 200 ms longer before each,
 * and five seconds at most. Its own default is over an hour. The next run goes on with this index.
 */
const MAX_LOOKS = 60;

type Write = Promise<{ taskID: number }>;

/** Waits until an index shows what it was sent. */
async function written(client: Algoliasearch, indexName: string, write: Write): Promise<void> {
  const { taskID } = await write;
  await client.waitForTask({ indexName, taskID, maxRetries: MAX_LOOKS });
}

interface Records {
  indexName: string;
  objects: Record<string, unknown>[];
}

/** Replaces every record at once. A new index has no readers to spare. */
async function replaceRecords(
  client: Algoliasearch,
  isNew: boolean,
  { indexName, objects }: Records,
): Promise<void> {
  const options = { indexName, objects, batchSize: PER_BATCH, maxRetries: MAX_LOOKS };
  if (isNew) await client.saveObjects({ ...options, waitForTasks: true });
  else await client.replaceAllObjects(options);
}

interface Pushing {
  client: Algoliasearch;
  project: ProjectId;
  language: Language;
}

async function pushProducts(
  { client, project, language }: Pushing,
  products: readonly Product[],
): Promise<void> {
  const names = indexNames(project, language);
  const indexName = names.products;
  const isNew = !(await client.indexExists({ indexName }));
  const indexSettings = productSettings(names, language);
  await written(client, indexName, client.setSettings({ indexName, indexSettings }));
  const forwardToReplicas = true;
  const synonyms = {
    synonymHit: synonymsOf(language, products),
    replaceExistingSynonyms: true,
    forwardToReplicas,
  };
  const rules = {
    rules: rulesOf(project, language, products),
    clearExistingRules: true,
    forwardToReplicas,
  };
  await Promise.all([
    written(client, indexName, client.saveSynonyms({ indexName, ...synonyms })),
    written(client, indexName, client.saveRules({ indexName, ...rules })),
    ...replicaSettings(names, language).map(([replica, own]) =>
      written(client, replica, client.setSettings({ indexName: replica, indexSettings: own })),
    ),
  ]);
  // The client's type requires an index signature; records are plain objects all the same.
  const objects = products as unknown as Record<string, unknown>[];
  await replaceRecords(client, isNew, { indexName, objects });
}

async function pushSuggestions(
  { client, project, language }: Pushing,
  products: readonly Product[],
): Promise<void> {
  const { suggestions: indexName, products: productIndex } = indexNames(project, language);
  const isNew = !(await client.indexExists({ indexName }));
  const indexSettings = SUGGESTION_SETTINGS;
  await written(client, indexName, client.setSettings({ indexName, indexSettings }));
  const objects = [
    ...suggestionsFor(products, productIndex),
    ...serviceSuggestions(project, language, productIndex),
  ];
  await replaceRecords(client, isNew, { indexName, objects });
}

/**
 * One shop's catalogue in one language: settings, replicas, synonyms, rules, records; and its
 * suggestions. Writing the same twice changes nothing.
 */
export async function pushIndex(pushing: Pushing, products: readonly Product[]): Promise<void> {
  await Promise.all([pushProducts(pushing, products), pushSuggestions(pushing, products)]);
}
