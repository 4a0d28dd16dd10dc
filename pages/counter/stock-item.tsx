import { randomUUID } from 'node:crypto';
import { counterView } from '@/components/counter/counter-frame';
import { StockItemView, type StockItemViewProps } from '@/components/counter/stock-item-view';
import type { OwnProps } from '@/lib/counter/counter/counter-head';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import {
  counterPage,
  oneParameter,
  type CounterForm,
  type CounterResponse,
} from '@/lib/counter/counter/counter-page.server';
import { isPermitted } from '@/lib/counter/staff/permissions';
import {
  correctStock,
  type Correction,
  type CorrectionRejection,
} from '@/lib/counter/stock/correct-stock.server';
import { loadStockItem } from '@/lib/counter/stock/load-stock.server';
import { STOCK_REASONS } from '@/lib/counter/stock/stock-list';

type Shown = OwnProps<StockItemViewProps>;

/** More than any shop has of one SKU. */
const MAX_PIECES = 1_000_000;

const piecesOf = (written = ''): number | null =>
  /^\d{1,7}$/.test(written) && Number(written) <= MAX_PIECES ? Number(written) : null;

/** Reads a correction. @returns `null` if a field is missing or not valid */
function readCorrection(form: CounterForm): Omit<Correction, 'staffId' | 'sku'> | null {
  const [seen, counted] = [piecesOf(form['seen']), piecesOf(form['counted'])];
  const reason = STOCK_REASONS.find((each) => each === form['reason']);
  const { key: requestKey = '', store = '' } = form;
  if (seen === null || counted === null || !reason || !isOrderId(requestKey)) return null;
  return { seen, counted, reason, requestKey, store: store === '' ? null : store };
}

async function show(
  sku: string,
  shown: { isCorrected?: boolean; error?: CorrectionRejection },
): Promise<CounterResponse<Shown>> {
  const item = await loadStockItem(sku);
  if (!item) return { problem: 'missing' };
  const { isCorrected = false, error = null } = shown;
  return { props: { item, isCorrected, error, formKey: randomUUID() }, status: error ? 422 : 200 };
}

export const getServerSideProps = counterPage<StockItemViewProps>(
  'stock.read',
  ({ query }) =>
    show(oneParameter(query['sku']), { isCorrected: query['corrected'] !== undefined }),
  async ({ query, staff, form }) => {
    const sku = oneParameter(query['sku']);
    if (!isPermitted(staff.role, 'stock.correct')) return { problem: 'forbidden' };
    const correction = readCorrection(form);
    if (!correction) return { problem: 'invalid' };
    const corrected = await correctStock({ ...correction, staffId: staff.id, sku });
    if (!corrected.ok) return show(sku, { error: corrected.code });
    return { goTo: `/counter/stock-item?${new URLSearchParams({ sku, corrected: '' })}` };
  },
);

export default counterView(StockItemView);
