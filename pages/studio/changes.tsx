import type { GetServerSideProps } from 'next';
import { ChangesView, type ChangesViewProps } from '@/components/studio/changes-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { loadChanges } from '@/lib/studio/studio/load-changes.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';
import { listChoice, readListOptions } from '@/lib/studio/studio/list-options';

type Props = MaybeDown<Omit<ChangesViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async () => {
    const options = readListOptions(query, ['hgg']);
    const { at, path, ...rest } = options;
    const found = await loadChanges({ ...rest, from: at ?? Date.now(), path: path || null });
    return { choice: listChoice(options), found };
  });

export default function StudioChangesPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <ChangesView {...props} />;
}
