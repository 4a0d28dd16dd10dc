import { randomUUID } from 'node:crypto';
import { counterView } from '@/components/counter/counter-frame';
import { PricesView, type PricesViewProps } from '@/components/counter/prices-view';
import type { OwnProps } from '@/lib/counter/counter/counter-head';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import {
  counterPage,
  type CounterResponse,
  type SentVisit,
} from '@/lib/counter/counter/counter-page.server';
import {
  cancelPlannedPrice,
  listPlannedPrices,
  planPrice,
  previewPrice,
} from '@/lib/counter/prices/plan-prices.server';
import { readPriceChange } from '@/lib/counter/prices/planned-price';

type Shown = OwnProps<PricesViewProps>;
type Response = CounterResponse<Shown>;

async function show(
  shown: Partial<Pick<Shown, 'fields' | 'effects' | 'error' | 'isDone'>>,
): Promise<Response> {
  const { effects = null, error = null, isDone = false } = shown;
  const fields = { key: randomUUID(), ...shown.fields };
  const planned = await listPlannedPrices();
  return { props: { planned, fields, effects, error, isDone }, status: error ? 422 : 200 };
}

async function take({ staff, form }: SentVisit): Promise<Response> {
  const { step, key = '', id = '' } = form;
  if (step === 'cancel' && isOrderId(id)) {
    await cancelPlannedPrice({ staffId: staff.id }, id);
    return { goTo: '/counter/prices?done' };
  }
  if (!isOrderId(key)) return { problem: 'invalid' };
  const change = readPriceChange(form);
  if (!change) return show({ fields: form, error: 'incomplete' });
  if (step !== 'plan') {
    const effects = await previewPrice(change);
    const error = effects.length === 0 ? 'unknown_article' : null;
    return show({ fields: form, error, effects: error ? null : effects });
  }
  const error = await planPrice({ staffId: staff.id }, key, change);
  return error ? show({ fields: form, error }) : { goTo: '/counter/prices?done' };
}

export const getServerSideProps = counterPage<PricesViewProps>(
  'prices.plan',
  ({ query }) => show({ isDone: query['done'] !== undefined }),
  take,
);

export default counterView(PricesView);
