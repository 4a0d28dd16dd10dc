import type { GetServerSideProps } from 'next';
import { FirstStepsView, type FirstStepsViewProps } from '@/components/studio/first-steps-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { loadFirstSteps } from '@/lib/studio/studio/load-first-steps.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<FirstStepsViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res }) =>
  studioProps({ req, res }, async () => ({ shops: await loadFirstSteps() }));

export default function StudioFirstStepsPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <FirstStepsView {...props} />;
}
