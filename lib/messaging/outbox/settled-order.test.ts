import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import { ordered, TOTAL } from '@/lib/commerce/orders/order-life.fixture.server';
import { withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { grantAllowance } from '@/lib/commerce/orders/return-pieces.server';
import { previewStored } from './send-from-outbox.server';

withoutContent();
withUnreachableProvider(openTestDatabase);

const CREDITS: Readonly<Record<string, (orderId: string) => Promise<unknown>>> = {
  'was cancelled': (orderId) => cancelPieces(orderId, 'all'),
  'was credited in full': (orderId) => grantAllowance(orderId, TOTAL),
};

test.each(Object.entries(CREDITS))(
  'CNT-05: an invoice order that %s before its confirmation left is confirmed without a transfer of 0,00 €',
  async (_, credit) => {
    const { orderId } = await ordered('invoice');
    await credit(orderId);
    const letter = await previewStored(`order-accepted:${orderId}`);
    expect(letter?.text).toContain('Es ist nichts mehr zu bezahlen.');
    expect(letter?.text).toContain('Leinenhemd');
    expect(letter?.text).not.toMatch(/(?<!\d)0,00|IBAN|überweisen/);
  },
);
