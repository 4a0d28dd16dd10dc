import type { GetServerSideProps } from 'next';
import { env, showsDevPages } from '@/lib/env/env.server';
import { Gallery, type GalleryProps } from '@/registry/gallery';
import { galleryProps } from '@/registry/gallery.server';

export const getServerSideProps: GetServerSideProps<GalleryProps> = async ({ query }) =>
  showsDevPages()
    ? { props: galleryProps(query, Date.now(), env().MEDIA_BASE_URL) }
    : { notFound: true };

export default Gallery;
