import type { GetServerSideProps } from 'next';
import { hasEditors, isEditor, NO_SESSION } from '@/lib/editor/editor-session.server';
import { env, showsDevPages } from '@/lib/env/env.server';
import { pageSearchService } from '@/lib/search/search-service.server';
import { Gallery, type GalleryProps } from '@/registry/gallery';
import { galleryProps } from '@/registry/gallery.server';

export const getServerSideProps: GetServerSideProps<GalleryProps> = async ({ req, query }) => {
  if (!hasEditors() || !showsDevPages()) return { notFound: true };
  if (!(await isEditor(req))) return { redirect: { destination: NO_SESSION, permanent: false } };
  const services = { mediaBaseUrl: env().MEDIA_BASE_URL, search: pageSearchService() };
  return { props: galleryProps(query, Date.now(), services) };
};

export default Gallery;
