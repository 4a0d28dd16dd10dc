import { blockTypes } from '@/cms-schema/model';
import { FRAME_MESSAGES } from '@/lib/cms/layout/frame-messages';
import { draftNotes, navigationNotes } from '@/lib/cms/content/draft-notes';
import type { DraftView } from '@/lib/cms/content/draft-view';
import { everyBlock } from '@/lib/cms/content/every-block';
import type { PageContent } from '@/lib/cms/content/load-page.server';
import type { ServedDraft, ServedPage } from '@/lib/cms/content/serve-page.server';
import { navigationReport } from '@/lib/cms/content/navigation-report.server';
import { env } from '@/lib/platform/env/env.server';
import { messagesFor, messagesOf } from '@/lib/shop/i18n/messages';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import { guaranteeNoticeIn } from '@/lib/shop/page-context/guarantee-notice.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localizedPath } from '@/lib/shop/routes/link-target';
import { shopRules } from '@/lib/shop/settings/shop-rules.server';
import { withFilterColours } from '@/lib/shop/i18n/shop-messages';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { pageSearchService } from '@/lib/catalog/search/search-service.server';
import { blocks } from './blocks';
import { withCompactIds } from './compact-ids.server';
import { cacheMarkup } from './cached-markup.server';
import type { PageViewProps } from './page-view';

/** Messages of the parts on the page; all messages in draft mode, for editors' tools. */
function pageMessages(context: PageContext, page: PageContent) {
  const settings = shopSettings(context.project);
  const { language, segment } = context.locale;
  const { header, main, place } = page;
  if (context.isDraft) return withFilterColours(messagesFor(language), settings);
  const groups = everyBlock([header, main]).flatMap(({ type }) => blocks[type].messages);
  const hasPlace = place.trail.length > 0 || place.categories.length > 0 || place.brands !== null;
  const messages = messagesOf(language, [
    ...FRAME_MESSAGES,
    ...(hasPlace ? (['place'] as const) : []),
    ...groups,
  ]);
  return spelledFor(segment, withFilterColours(messages, settings));
}

/** Props of a served page for the browser, limited to what components render. */
export function pagePropsOf(served: ServedPage, page: PageContent): PageViewProps {
  const { context, validUntil, renderedAt } = served;
  cacheMarkup(page, context);
  // Editors' tools find parts by the ids of their entries.
  const parts: typeof withCompactIds = context.isDraft ? (value) => value : withCompactIds;
  return {
    ...page,
    frame: { ...page.frame, footer: parts(page.frame.footer) },
    header: parts(page.header),
    main: parts(page.main),
    project: context.project,
    locale: context.locale.segment,
    currency: context.currency,
    mediaBaseUrl: env().MEDIA_BASE_URL,
    rules: { ...shopRules(context.project), ...guaranteeNoticeIn(context.project, context.locale) },
    search: pageSearchService(),
    messages: pageMessages(context, page),
    validUntil,
    renderedAt,
  };
}

/** Address of the hosted CMS's editor; the embedded service has none. */
function editorAddress(): string | null {
  const { CONTENTFUL_INSECURE, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT } = env();
  if (CONTENTFUL_INSECURE) return null;
  return `https://app.contentful.com/spaces/${CONTENTFUL_SPACE_ID}/environments/${CONTENTFUL_ENVIRONMENT}/entries/`;
}

/**
 * Additions for editors: reasons of hidden blocks, each at its position.
 * @param path of the page without its locale
 * @param expiresAt end of draft mode in epoch milliseconds
 */
export function draftViewOf(
  served: ServedPage | ServedDraft,
  path: string,
  expiresAt: number,
): DraftView {
  const { regions, context, renderedAt, site } = served;
  return {
    path: localizedPath(context.locale.segment, path),
    expiresAt,
    at: context.now,
    pageNotes: 'pageNotes' in served ? served.pageNotes : [],
    notes: {
      header: regions ? draftNotes(regions.header, renderedAt) : {},
      main: regions ? draftNotes(regions.main, renderedAt) : {},
    },
    navigationNotes: navigationNotes(navigationReport(site, context), renderedAt),
    fields: Object.fromEntries(
      Object.values(blockTypes).map(({ id, displayField }) => [id, displayField]),
    ),
    editorAddress: editorAddress(),
  };
}
