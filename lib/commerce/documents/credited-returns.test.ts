import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { letterText } from '@/lib/messaging/mail/letter-text';
import { formatMoney } from '@/lib/shop/money/format-money';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { linesOf, ordered, TOTAL } from '@/lib/commerce/orders/order-life.fixture.server';
import { withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import { returnPieces } from '@/lib/commerce/orders/return-pieces.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import { viewOrder } from '@/lib/commerce/orders/view-order.server';
import { orderNews } from '@/lib/messaging/outbox/order-news-emails.server';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { loadCreditNote } from './credit-note.server';
import { loadInvoice } from './order-documents.server';
import { textsOf } from './pdf-text.fixture';

withoutContent();
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('ORD-05: returned pieces of an unpaid invoice reduce the amount due by a credit note', async () => {
  const { orderId } = await ordered('invoice');
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '0034' });
  await loadInvoice(orderId);
  const [first] = await linesOf(orderId);
  await returnPieces(orderId, [{ lineId: first?.id ?? '', quantity: 1 }]);
  const view = await viewOrder(orderId);
  expect(view).toMatchObject({ status: 'accepted', due: TOTAL - 2000 });
  expect(view?.refunds).toMatchObject([{ total: 2000, isCredited: true, hasCreditNote: true }]);
  const refundId = view?.refunds[0]?.id ?? '';
  const note = await loadCreditNote({ orderId, refundId });
  const less = formatMessage(messagesFor('de').orderNews.credited, {
    amount: formatMoney(2000, 'EUR', 'de'),
  });
  expect(textsOf([note?.file ?? Buffer.alloc(0)])[0]).toContain(plain(less));
  const email = await orderNews('key', 'order-refunded', { orderId, refundId });
  expect(email && letterText(email.letter)).toMatch(/Noch zu zahlen: 29,95\s€/);
  await payTransfer(orderId);
  await returnPieces(orderId, 'all');
  expect((await viewOrder(orderId))?.refunds[1]).toMatchObject({ total: TOTAL - 2000 });
});
