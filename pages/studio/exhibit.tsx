import type { GetServerSideProps } from 'next';
import { hasStudio } from '@/lib/studio/editor/editor-session.server';
import { awayWithoutSession } from '@/lib/studio/editor/editors-only.server';
import { env } from '@/lib/platform/env/env.server';
import { pageSearchService } from '@/lib/catalog/search/search-service.server';
import { Gallery, type GalleryProps } from '@/registry/gallery';
import { galleryProps } from '@/registry/gallery.server';

/** One block in its default state, for the composer's palette: `?block=homeTeaser`. */
export const getServerSideProps: GetServerSideProps<GalleryProps> = async ({ req, res, query }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  if (!hasStudio()) return { notFound: true };
  const away = await awayWithoutSession(req);
  if (away) return away;
  const services = { mediaBaseUrl: env().MEDIA_BASE_URL, search: pageSearchService() };
  const props = galleryProps({ ...query, frame: '1' }, Date.now(), services);
  return { props: { ...props, exhibits: props.exhibits.slice(0, 1) } };
};

export default Gallery;
