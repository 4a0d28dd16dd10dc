import type { Language } from '@/lib/shop/page-context/locale';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { fetchEntryTree, type ContentSource } from './content-api.server';
import type { SiteType } from '@/lib/shop/page-context/content-document';
import {
  loadDocument,
  loadDraftDocument,
  pageKey,
  siteKey,
  type LoadedDocument,
} from './document-cache.server';
import { fetchChangedEntries, fetchEntriesOfProject } from './project-entries.server';

/**
 * Include depth: nodes include their pictures and parts, a project the blocks of its regions;
 * templates and redirects include nothing.
 */
const INCLUDE = {
  node: 1,
  project: 10,
  productTemplate: 0,
  emailTemplate: 0,
  redirect: 0,
} as const;

const sourceOf = ({ isDraft }: PageContext): ContentSource => (isDraft ? 'draft' : 'published');
const loaderOf = ({ isDraft }: PageContext) => (isDraft ? loadDraftDocument : loadDocument);

/** A project's entries of one type, in one language. */
export function siteDocument(
  type: SiteType,
  context: PageContext,
  language: Language = context.locale.language,
): Promise<LoadedDocument> {
  const { project, documents } = context;
  const key = siteKey(type, project, language);
  const wanted = { type, project, language, include: INCLUDE[type] };
  if (documents) return loadDraftDocument(key, () => documents.site(wanted));
  const source = sourceOf(context);
  return loaderOf(context)(
    key,
    () => fetchEntriesOfProject(wanted, source),
    (document, changed) => fetchChangedEntries(document, changed, wanted, source),
  );
}

/** One page entry with everything that it links to. */
export function pageDocument(id: string, context: PageContext): Promise<LoadedDocument> {
  const { language } = context.locale;
  const key = pageKey(id, language);
  const { documents } = context;
  if (documents) return loadDraftDocument(key, () => documents.page(id, language));
  return loaderOf(context)(key, () => fetchEntryTree(id, language, sourceOf(context)));
}
