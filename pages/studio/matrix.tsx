import type { GetServerSideProps } from 'next';
import { MatrixView, type MatrixViewProps } from '@/components/studio/matrix-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { entryTitles } from '@/lib/studio/studio/entry-titles.server';
import { loadMatrix } from '@/lib/studio/studio/load-matrix.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';
import { listChoice, readListOptions } from '@/lib/studio/studio/list-options';
import { FIRST_PROJECT } from '@/lib/shop/project/projects';

type Props = MaybeDown<Omit<MatrixViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async () => {
    const options = readListOptions(query, [FIRST_PROJECT]);
    const { at, path, projects, isDraft } = options;
    const request = { now: at ?? Date.now(), projects, path: path || null, isDraft };
    const matrix = await loadMatrix(request);
    const titles = await entryTitles([...matrix.rows, ...matrix.faults].map(({ id }) => id));
    return { choice: listChoice(options), matrix, titles };
  });

export default function StudioMatrixPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <MatrixView {...props} />;
}
