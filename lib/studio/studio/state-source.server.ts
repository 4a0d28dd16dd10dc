import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { fetchAssets } from '@/lib/cms/content/content-api.server';
import {
  assetLinksOf,
  type ContentDocument,
  type DocumentSource,
  type RawEntry,
} from '@/lib/shop/page-context/content-document';
import type { Language } from '@/lib/shop/page-context/locale';
import type { SpaceState, StateEntry } from './space-state.server';

/** An entry in one language, in the format of the delivery API. */
function delivered({ id, type, fields }: StateEntry, language: Language): RawEntry {
  const values = Object.entries(fields).map(([name, all]) => [
    name,
    all[language] ?? all[DEFAULT_LOCALE],
  ]);
  return {
    sys: { id, contentType: { sys: { id: type } } },
    fields: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
  };
}

async function documentOf(
  tree: ReadonlyMap<string, StateEntry>,
  roots: readonly StateEntry[],
  language: Language,
): Promise<ContentDocument> {
  const entries = Object.fromEntries(
    [...tree].map(([id, entry]) => [id, delivered(entry, language)]),
  );
  return {
    entries,
    // The CMS stores no earlier states of pictures, so the current ones are used.
    assets: await fetchAssets(assetLinksOf(entries), language, 'published'),
    roots: roots.map(({ id }) => id),
    fetchedAt: Date.now(),
  };
}

/** A state of the space as a source for the resolver of the live pages. */
export function stateSource(state: SpaceState): DocumentSource {
  return {
    site: async ({ type, project, language, include }) => {
      const roots = await state.ofProject(type, project);
      return documentOf(await state.withLinked(roots, include), roots, language);
    },
    page: async (id, language) => {
      const roots = await state.load([id]);
      return documentOf(await state.withLinked(roots), roots, language);
    },
  };
}
