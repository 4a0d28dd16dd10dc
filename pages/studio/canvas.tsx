import type { GetServerSideProps } from 'next';
import { hasStudio } from '@/lib/studio/editor/editor-session.server';
import { awayWithoutSession } from '@/lib/studio/editor/editors-only.server';
import { loadCanvas } from '@/lib/studio/studio/load-canvas.server';
import { readChoice } from '@/lib/studio/studio/page-view-choice';
import { blockLoaders } from '@/registry/block-loaders.server';
import { CanvasPage } from '@/registry/canvas-page';
import { pagePropsOf } from '@/registry/page-props.server';
import type { PageViewProps } from '@/registry/page-view';

/** The composer's canvas: the real page as stored drafts, rendered for each request. */
export const getServerSideProps: GetServerSideProps<PageViewProps> = async ({
  req,
  res,
  query,
}) => {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  if (!hasStudio()) return { notFound: true };
  const away = await awayWithoutSession(req);
  if (away) return away;
  const { project, locale, path } = readChoice(query);
  const canvas = await loadCanvas({ project, locale, path }, blockLoaders);
  if (!canvas) return { notFound: true };
  // Editors decide how long the page is shown, not its next change.
  return {
    props: { ...pagePropsOf(canvas.served, canvas.page), validUntil: null, isForOne: true },
  };
};

export default CanvasPage;
