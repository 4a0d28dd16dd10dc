import { CounterFilePage } from '@/components/counter/counter-frame';
import { loadCreditNote } from '@/lib/commerce/documents/credit-note.server';
import { fileResponse } from '@/lib/commerce/documents/document-endpoints.server';
import { loadInvoice } from '@/lib/commerce/documents/order-documents.server';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';

async function loadFile(kind: string, orderId: string, refundId: string) {
  if (!isOrderId(orderId)) return null;
  if (kind === 'invoice') return loadInvoice(orderId);
  return kind === 'creditNote' && isOrderId(refundId)
    ? loadCreditNote({ orderId, refundId })
    : null;
}

/** Sends the invoice or a credit note of an order as a file. */
export const getServerSideProps = counterPage<object>('orders.read', async ({ query, log }) => {
  const [kind, orderId, refundId] = ['kind', 'order', 'refund'].map((name) =>
    oneParameter(query[name]),
  );
  const file = await loadFile(kind ?? '', orderId ?? '', refundId ?? '');
  if (!file || !orderId) return { problem: 'missing' };
  await log({ action: 'order.document-opened', orderId, detail: { document: file.fileName } });
  return { file: { headers: fileResponse(file).headers ?? {}, body: file.file } };
});

export default CounterFilePage;
