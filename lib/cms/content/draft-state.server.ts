import { describeReason } from '@/lib/cms/visibility/describe-reason';
import type { DraftNote } from './draft-notes';
import { own } from '@/lib/shop/page-context/content-document';
import { pageDocument, siteDocument } from './documents.server';
import type { LoadedPage } from './load-page.server';
import { nodeAt } from './site.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';

/** Notes on whether visitors can reach the node and its page at all. */
async function publishedNotes(
  node: { id: string; page: string | null },
  context: PageContext,
): Promise<DraftNote[]> {
  const live: PageContext = { ...context, isDraft: false };
  const note = (id: string, type: string): DraftNote => ({
    id,
    type,
    kind: 'not published',
    because: 'visitors cannot see it at any time before it is published',
  });
  const { document } = await siteDocument('node', live);
  const notes = own(document.entries, node.id) ? [] : [note(node.id, 'node')];
  if (node.page === null) return notes;
  const page = await pageDocument(node.page, live);
  return page.document.roots.length > 0 ? notes : [...notes, note(node.page, 'page')];
}

/**
 * Notes on a draft page as a whole: its node is scheduled, hidden or unpublished, or shares its
 * path with another.
 * @throws ContentUnavailable when the content API cannot be reached and has no copy
 */
export async function draftPageNotes(
  path: string,
  loaded: LoadedPage,
  context: PageContext,
): Promise<DraftNote[]> {
  const { site, hidden, findings, regions } = loaded;
  const node = nodeAt(site, path, context);
  const inRegions = new Set([...(regions?.header.hidden ?? []), ...(regions?.main.hidden ?? [])]);
  const own = hidden
    .filter((each) => !inRegions.has(each))
    .map(({ id, type, reason }) => ({
      id,
      type,
      kind: reason.kind,
      because: describeReason(reason, context.now),
    }));
  const page = loaded.node?.page ?? null;
  return [
    ...own,
    ...findings
      .filter(({ id, path: field }) => id === node?.id && field === 'path')
      .map(({ id, type, message }) => ({ id, type, kind: 'finding', because: message })),
    ...(node ? await publishedNotes({ id: node.id, page }, context) : []),
  ];
}
