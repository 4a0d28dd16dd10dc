import type { PageContent } from '@/lib/content/load-page.server';
import type { ServedPage } from '@/lib/content/serve-page.server';
import { messagesFor } from '@/lib/i18n/messages';
import type { PageViewProps } from './page-view';

/** A served page as the browser receives it: what components render, and nothing else. */
export function pagePropsOf(served: ServedPage, page: PageContent): PageViewProps {
  const { context, validUntil, renderedAt } = served;
  return {
    ...page,
    project: context.project,
    locale: context.locale.segment,
    messages: messagesFor(context.locale.language),
    validUntil,
    renderedAt,
  };
}
