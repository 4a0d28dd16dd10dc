import { counterView } from '@/components/counter/counter-frame';
import { StockView, type StockViewProps } from '@/components/counter/stock-view';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { loadStock } from '@/lib/counter/stock/load-stock.server';
import { readStockListRequest } from '@/lib/counter/stock/stock-list';

export const getServerSideProps = counterPage<StockViewProps>('stock.read', async ({ query }) => {
  const request = readStockListRequest((name) => oneParameter(query[name]));
  return { props: { request, list: await loadStock(request) } };
});

export default counterView(StockView);
