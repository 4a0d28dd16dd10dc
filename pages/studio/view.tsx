import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { serveSimulated } from '@/lib/cms/content/serve-page.server';
import { hasStudio } from '@/lib/studio/editor/editor-session.server';
import { awayWithoutSession } from '@/lib/studio/editor/editors-only.server';
import { withValidKey } from '@/lib/platform/signing/signing-key.server';
import { env } from '@/lib/platform/env/env.server';
import { articleAtPath } from '@/lib/studio/studio/article-at-path';
import { chosenView } from '@/lib/studio/studio/chosen-view.server';
import {
  readChoice,
  simulatedVisitor,
  type PageViewChoice,
} from '@/lib/studio/studio/page-view-choice';
import { readView } from '@/lib/studio/studio/view-link.server';
import { blockLoaders } from '@/registry/block-loaders.server';
import { pagePropsOf } from '@/registry/page-props.server';
import type { PageViewProps } from '@/registry/page-view';
import { SimulatedPage, type Marked } from '@/registry/simulated-page';

type Props = PageViewProps & { marked: Marked | null };
type Query = GetServerSidePropsContext['query'];

/**
 * Blocks to highlight, only in the editor's own frames: a shared link shows only what was signed.
 */
function markedBy({ link, mark, label, look }: Query): Marked | null {
  if (link !== undefined || typeof mark !== 'string' || mark === '') return null;
  const ids = mark.split(',').filter((id) => /^[\w.~-]{1,80}$/.test(id));
  const words = typeof label === 'string' ? label.slice(0, 60) : '';
  return { ids, label: words, isLookedAt: look !== undefined };
}

/** The view of a request: the editor's choice, or that of a signed link. */
function wantedView(query: Query): PageViewChoice | null {
  const { link } = query;
  if (link === undefined) return readChoice(query);
  const { SESSION_SECRET, SESSION_SECRETS_ACCEPTED } = env();
  if (typeof link !== 'string' || !SESSION_SECRET) return null;
  return withValidKey([SESSION_SECRET, ...SESSION_SECRETS_ACCEPTED], (secret) =>
    readView(link, secret, Date.now()),
  );
}

/** The real page at a simulated time, rendered for each request and not cached. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res, query }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  if (!hasStudio()) return { notFound: true };
  const away = query['link'] === undefined ? await awayWithoutSession(req) : null;
  if (away) return away;
  const choice = wantedView(query);
  if (!choice) return { notFound: true };
  const { project, locale, path, visitor } = choice;
  const view = await chosenView(choice, Date.now());
  const article = articleAtPath(path);
  const filling = { loaders: blockLoaders, ...(article && { article }) };
  // A picture of a block's place shows it although its page is hidden now.
  const isAsVisited = query['look'] === undefined;
  const request = { project, locale, path };
  const served = view && (await serveSimulated(request, { ...view, isAsVisited }, filling));
  if (!served?.page) return { notFound: true };
  const simulated = simulatedVisitor(visitor);
  return {
    props: {
      // Disables the timer for visibility windows, so that the page stays at its simulated time.
      ...pagePropsOf(served, served.page),
      validUntil: null,
      isForOne: true,
      ...(simulated && { simulated }),
      marked: markedBy(query),
    },
  };
};

export default SimulatedPage;
