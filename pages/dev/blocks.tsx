import type { GetServerSideProps } from 'next';
import { hasEditors } from '@/lib/studio/editor/editor-session.server';
import { awayWithoutSession } from '@/lib/studio/editor/editors-only.server';
import { env, showsDevPages } from '@/lib/platform/env/env.server';
import { pageSearchService } from '@/lib/catalog/search/search-service.server';
import { Gallery, type GalleryProps } from '@/registry/gallery';
import { galleryProps } from '@/registry/gallery.server';

export const getServerSideProps: GetServerSideProps<GalleryProps> = async ({ req, query }) => {
  if (!hasEditors() || !showsDevPages()) return { notFound: true };
  const away = await awayWithoutSession(req);
  if (away) return away;
  const services = { mediaBaseUrl: env().MEDIA_BASE_URL, search: pageSearchService() };
  return { props: galleryProps(query, Date.now(), services) };
};

export default Gallery;
