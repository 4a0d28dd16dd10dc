import type { GetServerSideProps } from 'next';
import { ReleaseView, type ReleaseViewProps } from '@/components/studio/release-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { loadRelease } from '@/lib/studio/studio/load-releases.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<ReleaseViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props, { id: string }> = ({
  req,
  res,
  params,
}) =>
  studioProps({ req, res }, async () => {
    const release = await loadRelease(params?.id ?? '');
    return release && { release };
  });

export default function StudioReleasePage(props: Props) {
  if (props.isDown) return <StudioDown studio={props.studio} />;
  return <ReleaseView key={props.release.id} {...props} />;
}
