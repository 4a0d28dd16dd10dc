import type { GetServerSideProps } from 'next';
import { ReportView, type ReportViewProps } from '@/components/studio/report-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { loadReport } from '@/lib/studio/studio/load-report.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<ReportViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res }) =>
  studioProps({ req, res }, async () => ({ lines: await loadReport(Date.now()) }));

export default function StudioReportPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <ReportView {...props} />;
}
