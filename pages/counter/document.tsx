import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { loadCreditNote } from '@/lib/commerce/documents/credit-note.server';
import { fileResponse } from '@/lib/commerce/documents/document-endpoints.server';
import { loadInvoice } from '@/lib/commerce/documents/order-documents.server';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';

type Props = CounterProps<object>;

async function loadFile(kind: string, orderId: string, refundId: string) {
  if (!isOrderId(orderId)) return null;
  if (kind === 'invoice') return loadInvoice(orderId);
  return kind === 'creditNote' && isOrderId(refundId)
    ? loadCreditNote({ orderId, refundId })
    : null;
}

/** Sends the invoice or a credit note of an order as a file. */
export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<object>(context, 'orders.read', async ({ res, query, staff, form }) => {
    if (form) return { problem: 'invalid' };
    const [kind, orderId, refundId] = ['kind', 'order', 'refund'].map((name) =>
      oneParameter(query[name]),
    );
    const file = await loadFile(kind ?? '', orderId ?? '', refundId ?? '');
    if (!file || !orderId) return { problem: 'missing' };
    const detail = { document: file.fileName };
    const action = 'order.document-opened';
    await writeAudit(database(), { staffId: staff.id, action, orderId, detail });
    const { headers = {} } = fileResponse(file);
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.end(file.file);
    return { isSent: true };
  });

/** Shown only if there is no such document. */
export default function CounterDocumentPage({ counter, problem }: Props) {
  return <CounterProblemView counter={counter} problem={problem ?? 'missing'} />;
}
