import type { GetServerSideProps } from 'next';
import { ReleaseList, type ReleaseListProps } from '@/components/studio/release-list';
import { StudioDown } from '@/components/studio/studio-frame';
import { loadReleases } from '@/lib/studio/studio/load-releases.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<ReleaseListProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res }) =>
  studioProps({ req, res }, async () => ({ releases: await loadReleases() }));

export default function StudioReleasesPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <ReleaseList {...props} />;
}
