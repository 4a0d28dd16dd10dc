import { articleAtPath } from '@/lib/studio/studio/article-at-path';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import type { PageViewChoice } from '@/lib/studio/studio/page-view-choice';

/** Links from a page that is viewed to where it is edited: of an article, the template of its page. */
export function EditLinks({
  choice: { project, locale, path },
  pageId,
  messages,
}: {
  choice: PageViewChoice;
  /** Entry of the page; `null` without one. */
  pageId: string | null;
  messages: StudioMessages;
}) {
  const template = new URLSearchParams({ project, locale, article: path });
  return (
    <>
      {articleAtPath(path) && (
        <a href={`/studio/compose?${template}`}>{messages.composer.compose}</a>
      )}
      {pageId && <a href={`/studio/entry/${encodeURIComponent(pageId)}`}>{messages.editPage}</a>}
    </>
  );
}
