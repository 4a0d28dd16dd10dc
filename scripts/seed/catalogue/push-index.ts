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
 * Number of polls before a run gives up: about four minutes, because the client waits 200 ms longer
 * before each, up to five seconds. Its default would take over an hour. The next run continues with
 * this index.
 */
const MAX_LOOKS = 60;

type Write = Promise<{ taskID: number }>;

/** Waits until an index has processed the changes. */
async function written(client: Algoliasearch, indexName: string, write: Write): Promise<void> {
  const { taskID } = await write;
  await client.waitForTask({ indexName, taskID, maxRetries: MAX_LOOKS });
}

interface Records {
  indexName: string;
  objects: Record<string, unknown>[];
}

/** Replaces every record at once. A new index has no readers to protect. */
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
  // The client's type requires an index signature; records are plain objects.
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
 * Writes one shop's catalogue in one language: settings, replicas, synonyms, rules, records and
 * suggestions. Writing it again changes nothing.
 */
export async function pushIndex(pushing: Pushing, products: readonly Product[]): Promise<void> {
  await Promise.all([pushProducts(pushing, products), pushSuggestions(pushing, products)]);
}
