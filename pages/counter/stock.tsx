import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { StockView, type StockViewProps } from '@/components/counter/stock-view';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { loadStock } from '@/lib/counter/stock/load-stock.server';
import { readStockListRequest } from '@/lib/counter/stock/stock-list';

type Shown = Omit<StockViewProps, 'counter'>;
type Props = CounterProps<Shown>;

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<Shown>(context, 'stock.read', async ({ query, form }) => {
    if (form) return { problem: 'invalid' };
    const request = readStockListRequest((name) => oneParameter(query[name]));
    return { props: { request, list: await loadStock(request) } };
  });

export default function CounterStockPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <StockView {...props} />;
}
