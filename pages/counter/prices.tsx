import { randomUUID } from 'node:crypto';
import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { PricesView, type PricesViewProps } from '@/components/counter/prices-view';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import {
  counterPage,
  type CounterForm,
  type CounterResponse,
  type StaffVisit,
} from '@/lib/counter/counter/counter-page.server';
import {
  cancelPlannedPrice,
  listPlannedPrices,
  planPrice,
  previewPrice,
} from '@/lib/counter/prices/plan-prices.server';
import { readPriceChange } from '@/lib/counter/prices/planned-price';

type Shown = Omit<PricesViewProps, 'counter'>;
type Props = CounterProps<Shown>;
type Response = CounterResponse<Shown>;

async function show(
  shown: Partial<Pick<Shown, 'fields' | 'effects' | 'error' | 'isDone'>>,
): Promise<Response> {
  const { effects = null, error = null, isDone = false } = shown;
  const fields = { key: randomUUID(), ...shown.fields };
  const planned = await listPlannedPrices();
  return { props: { planned, fields, effects, error, isDone }, status: error ? 422 : 200 };
}

async function take({ staff }: StaffVisit, form: CounterForm): Promise<Response> {
  const { step, key = '', id = '' } = form;
  if (step === 'cancel' && isOrderId(id)) {
    await cancelPlannedPrice(staff.id, id);
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
  const error = await planPrice(staff.id, key, change);
  return error ? show({ fields: form, error }) : { goTo: '/counter/prices?done' };
}

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<Shown>(context, 'prices.plan', (visit) =>
    visit.form ? take(visit, visit.form) : show({ isDone: visit.query['done'] !== undefined }),
  );

export default function CounterPricesPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <PricesView {...props} />;
}
