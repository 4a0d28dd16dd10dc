import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { report } from '@/lib/platform/log/log.server';
import { signatureHeader } from '@/packages/stripe-local/webhooks/signature';
import { readPaymentEvent } from './payment-event.server';

jest.mock('@/lib/platform/log/log.server');
withEnvironment();

const SECRET = 'whsec_failed_refund_0001';
const REFUND = { id: 're_1', object: 'refund', payment_intent: 'pi_1', amount: 500 };

/** Reads a signed event about a refund. */
async function read(type: string) {
  process.env['STRIPE_WEBHOOK_SECRET'] = SECRET;
  const object = { ...REFUND, currency: 'eur', status: 'failed' };
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const event = await readPaymentEvent(
    body,
    signatureHeader(body, SECRET, Math.floor(Date.now() / 1_000)),
  );
  return { event, reported: jest.mocked(report).mock.calls };
}

test('a refund that fails days later is reported with its payment', async () => {
  const { event, reported } = await read('refund.failed');
  expect(event).toEqual({ id: 'evt_1', session: null });
  expect(reported).toEqual([
    [
      'a refund was not delivered, transfer the money',
      { id: 're_1', intentId: 'pi_1', amount: 500, currency: 'eur' },
    ],
  ]);
});

test('other events about a refund are not reported', async () => {
  jest.mocked(report).mockClear();
  expect((await read('refund.updated')).reported).toEqual([]);
});
