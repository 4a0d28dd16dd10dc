import type { GetServerSideProps } from 'next';
import { ChangesView, type ChangesViewProps } from '@/components/studio/changes-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { loadChanges } from '@/lib/studio/studio/load-changes.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';
import { listChoice, readListWish } from '@/lib/studio/studio/wish-arguments';

type Props = MaybeDown<Omit<ChangesViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async () => {
    const wish = readListWish(query, ['hgg']);
    const { at, path, ...rest } = wish;
    const found = await loadChanges({ ...rest, from: at ?? Date.now(), path: path || null });
    return { choice: listChoice(wish), found };
  });

export default function StudioChangesPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <ChangesView {...props} />;
}
