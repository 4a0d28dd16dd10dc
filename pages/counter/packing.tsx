import { counterView } from '@/components/counter/counter-frame';
import { PackingView, type PackingViewProps } from '@/components/counter/packing-view';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { readCursor } from '@/lib/counter/orders/order-list';
import { loadPacking } from '@/lib/counter/packing/load-packing.server';

export const getServerSideProps = counterPage<PackingViewProps>(
  'orders.ship',
  async ({ query, log }) => {
    const list = await loadPacking(readCursor(oneParameter(query['after'])));
    const numbers = list.orders.map(({ number }) => number);
    if (numbers.length > 0) await log({ action: 'orders.listed', detail: { orders: numbers } });
    return { props: { list, isDone: query['done'] !== undefined } };
  },
);

export default counterView(PackingView);
