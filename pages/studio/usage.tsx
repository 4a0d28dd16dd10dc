import type { GetServerSideProps } from 'next';
import { StudioDown } from '@/components/studio/studio-frame';
import { UsageView, type UsageViewProps } from '@/components/studio/usage-view';
import { loadUsage } from '@/lib/studio/studio/load-usage.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<UsageViewProps, 'studio'>>;

const single = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 64) : '';

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async (_messages, language) => {
    const wanted = { type: single(query['type']), entry: single(query['entry']) };
    return { ...wanted, usage: await loadUsage(wanted, Date.now(), language) };
  });

export default function StudioUsagePage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <UsageView {...props} />;
}
