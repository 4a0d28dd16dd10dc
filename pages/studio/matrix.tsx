import type { GetServerSideProps } from 'next';
import { MatrixView, type MatrixViewProps } from '@/components/studio/matrix-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { loadMatrix } from '@/lib/studio/studio/load-matrix.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';
import { listChoice, readListWish } from '@/lib/studio/studio/wish-arguments';

type Props = MaybeDown<Omit<MatrixViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async () => {
    const wish = readListWish(query, ['hgg']);
    const { at, path, projects, isDraft } = wish;
    const request = { now: at ?? Date.now(), projects, path: path || null, isDraft };
    return { choice: listChoice(wish), matrix: await loadMatrix(request) };
  });

export default function StudioMatrixPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <MatrixView {...props} />;
}
