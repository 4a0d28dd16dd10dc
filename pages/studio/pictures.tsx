import type { GetServerSideProps } from 'next';
import { PictureLibrary, type PictureLibraryProps } from '@/components/studio/picture-library';
import { StudioDown } from '@/components/studio/studio-frame';
import { loadPictures } from '@/lib/studio/studio/load-pictures.server';
import { PICTURE_FAULTS, PICTURES_ON_A_PAGE } from '@/lib/studio/studio/picture-list';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<PictureLibraryProps, 'studio'>>;

/** `?fault=unused&page=2` */
export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async () => {
    const fault = PICTURE_FAULTS.find((each) => each === query['fault']) ?? null;
    const all = await loadPictures();
    const found = all.filter(({ faults }) => fault === null || faults.includes(fault));
    const last = Math.max(1, Math.ceil(found.length / PICTURES_ON_A_PAGE));
    const page = Math.min(Math.max(1, Math.trunc(Number(query['page'])) || 1), last);
    const counts = PICTURE_FAULTS.map(
      (each) => [each, all.filter(({ faults }) => faults.includes(each)).length] as const,
    );
    return {
      fault,
      counts: Object.fromEntries(counts),
      all: all.length,
      total: found.length,
      page,
      pictures: found.slice((page - 1) * PICTURES_ON_A_PAGE, page * PICTURES_ON_A_PAGE),
    };
  });

export default function StudioPicturesPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <PictureLibrary {...props} />;
}
