import type { GetServerSideProps } from 'next';
import { PictureView, type PictureViewProps } from '@/components/studio/picture-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { loadPicture } from '@/lib/studio/studio/load-pictures.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<PictureViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props, { id: string }> = ({
  req,
  res,
  params,
}) => studioProps({ req, res }, () => loadPicture(params?.id ?? ''));

export default function StudioPicturePage(props: Props) {
  if (props.isDown) return <StudioDown studio={props.studio} />;
  return <PictureView key={props.picture.id} {...props} />;
}
