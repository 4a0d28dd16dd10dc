import type { GetServerSideProps } from 'next';
import { HistoryView, type HistoryViewProps } from '@/components/studio/history-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { readHistoryRequest } from '@/lib/studio/studio/history-request';
import { loadPageHistory } from '@/lib/studio/studio/load-history.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<HistoryViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async () => {
    const request = readHistoryRequest(query);
    const history = await loadPageHistory(request, Date.now());
    return history && { request, history };
  });

export default function StudioHistoryPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <HistoryView {...props} />;
}
