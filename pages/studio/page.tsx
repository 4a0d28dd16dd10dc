import type { GetServerSideProps } from 'next';
import { SimulatorView, type SimulatorViewProps } from '@/components/studio/simulator-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { entryTitles } from '@/lib/studio/studio/entry-titles.server';
import { loadPageView } from '@/lib/studio/studio/load-page-view.server';
import { readChoice } from '@/lib/studio/studio/page-view-choice';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<SimulatorViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async (_messages, language) => {
    const choice = readChoice(query);
    const state = await loadPageView(choice, Date.now(), language);
    if (!state) return null;
    const changing = state.edges.flatMap(({ appears, disappears }) => [...appears, ...disappears]);
    const ids = [...changing, ...state.hidden].map(({ id }) => id);
    return { choice, state, titles: await entryTitles(ids) };
  });

export default function StudioSimulatorPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <SimulatorView {...props} />;
}
