import { loadPage } from '@/lib/cms/content/load-page.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { chosenView } from '@/lib/studio/studio/chosen-view.server';
import { composedPageId } from '@/lib/studio/studio/load-compose.server';
import { loadRelease } from '@/lib/studio/studio/load-releases.server';
import { createPage } from '@/lib/studio/studio/new-page.server';
import { readChoice } from '@/lib/studio/studio/page-view-choice';
import type { LocalizedFields } from '@/lib/studio/studio/studio-entry';
import { takeBack } from '@/lib/studio/studio/take-back.server';
import { importTranslations, loadTranslations } from '@/lib/studio/studio/translations.server';
import { createEntry, saveEntry, type WriteResult } from '@/lib/studio/studio/write-entry.server';
import {
  addPageToRelease,
  createRelease,
  publishRelease,
} from '@/lib/studio/studio/write-release.server';
import { body, link } from './studio-space';

const NODE = 'journey-node';
const TEXT = 'journey-text';
const PATH = '/journey';

/** Headlines that visitors see in both languages; `null` where there is no page. */
async function headlines(): Promise<(string[] | null)[]> {
  const now = Date.now();
  const markets = ['de-de', 'en-de'].map(async (locale) => {
    const context = pageContext({ project: 'hgg', locale, path: PATH }, now);
    if (!context) throw new Error(`hgg has no ${locale}`);
    // Without the cache of the public pages.
    const view = await chosenView(
      readChoice({ source: 'past', at: new Date(now).toISOString() }),
      now,
    );
    const { page } = await loadPage(PATH, { ...context, ...view });
    return page?.main.map(({ fields }) => String(Reflect.get(fields, 'headline'))) ?? null;
  });
  return Promise.all(markets);
}

/** Version of an entry that was written. */
function versionOf(result: WriteResult | null): number {
  if (!result?.ok) throw new Error(`not written: ${JSON.stringify(result)}`);
  return result.version;
}

async function translate(target: string): Promise<void> {
  const entries = await loadTranslations({ language: 'en', onlyMissing: false });
  const unit = entries
    .find(({ id }) => id === TEXT)
    ?.units.find(({ field }) => field === 'headline');
  if (unit?.kind !== 'plain') throw new Error('the headline is not offered for translation');
  const { field, source } = unit;
  const written = { entry: TEXT, field, source, target };
  const imported = await importTranslations({ language: 'en', units: [written] });
  if (imported?.saved !== 1) throw new Error(`not translated: ${JSON.stringify(imported)}`);
}

async function release(title: string): Promise<string> {
  const id = await createRelease(title);
  await addPageToRelease(id, NODE);
  const version = (await loadRelease(id))?.version ?? 0;
  const rejected = await publishRelease(id, version);
  if (rejected) throw new Error(`not released: ${JSON.stringify(rejected)}`);
  return id;
}

/** The headline and its text, in German. */
const textOf = (headline: string): LocalizedFields => ({
  title: { de: 'Journey' },
  headline: { de: headline },
  body: { de: body('Aus Leinen') },
});

interface Journey {
  /** Headlines in German and English after each step. */
  composed: (string[] | null)[];
  released: (string[] | null)[];
  takenBack: (string[] | null)[];
  /** Whether the list of releases says that it was taken back. */
  isTakenBack: boolean;
}

/** What is seen on the way: nothing before the release and after it was taken back. */
export const SEEN: Journey = {
  composed: [null, null],
  released: [['Sommer'], ['Summer']],
  takenBack: [null, null],
  isTakenBack: true,
};

/**
 * Composes a page, translates it, releases it, and takes the release back, by the functions behind
 * the studio's routes and with the content service of this process's environment.
 */
export async function releaseJourney(): Promise<Journey> {
  const wanted = { id: NODE, title: 'Journey', project: 'hgg', parent: '', copyOf: '' } as const;
  const page = versionOf(await createPage(wanted));
  versionOf(await createEntry(TEXT, 'textBox', textOf('Sommer')));
  versionOf(await saveEntry(composedPageId(NODE), page, { main: { de: [link(TEXT)] } }));
  await translate('Summer');
  const composed = await headlines();
  const id = await release('Journey');
  const released = await headlines();
  const { publishedAt, takeBack: steps = [] } = (await loadRelease(id)) ?? {};
  const result = await takeBack(steps, publishedAt ?? 0);
  if (!result.ok) throw new Error(`not taken back: ${JSON.stringify(result)}`);
  const isTakenBack = (await loadRelease(id))?.isTakenBack ?? false;
  return { composed, released, takenBack: await headlines(), isTakenBack };
}
