import { expect } from '@playwright/test';
import { Customer, pay } from './ordering-customer';
import { emailsTo } from './mailbox';
import { EMAIL_WORDS, plain, readable, type OrderEvent, type Read } from './order-email-words';
import { test } from './own-address';
import { cheapSku, exchangeableSku, otherSize, shopRows, staff } from './staff';
import { firstOf } from '@/scripts/testing/combinations';

// An order's whole life by commands for staff, each of which is a process.
test.describe.configure({ timeout: 400_000 });

/** Expects exactly one email per event in the mailbox. */
async function expectEmails(language: Read, email: string, wanted: readonly OrderEvent[]) {
  const emails = await emailsTo(email, wanted.length);
  for (const event of wanted) {
    const [subject, says] = EMAIL_WORDS[language][event];
    const found = emails.filter(
      (each) => subject.test(each.subject) && says.test(plain(each.text)),
    );
    expect(found.length, `${event} in ${JSON.stringify(emails)}`).toBeGreaterThan(0);
    for (const { html, text, subject: named } of found) {
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      expect(readable(html)).toMatch(says);
      expect([named, text, html].join()).not.toMatch(/\{[a-z]+\}|undefined|\bnull\b|NaN/);
    }
  }
  return emails;
}

async function numberOf({ email }: Customer): Promise<string> {
  const statement = 'SELECT number FROM shop.orders WHERE email = $1 ORDER BY placed_at DESC';
  return (await shopRows<{ number: string }>(statement, [email]))[0]?.number ?? '';
}

/** The line sent in exchange, with its order. */
async function exchangedLine(number: string) {
  const [line] = await shopRows<{ order: string; line: string }>(
    `SELECT orders.id AS order, order_lines.id AS line
     FROM shop.orders JOIN shop.order_lines ON order_lines.order_id = orders.id
     WHERE number = $1 AND exchange_of IS NOT NULL`,
    [number],
  );
  return line;
}

const ship = (number: string, parcel: string) =>
  staff('ship', number, '--carrier', 'DHL', '--parcel', `0034${parcel}${Date.now()}`);

// Germany in Czech as well, because payment methods depend on the country.
const LANGUAGES = [
  ['de', 'de-de', 0],
  ['cs', 'cs-de', 1],
] as const;
type InLanguage = (typeof LANGUAGES)[number];
const customerIn = ([language, locale]: InLanguage, name: string) =>
  new Customer('hgg', `${name}-${language}-${Date.now()}`, undefined, locale);

for (const inLanguage of firstOf<InLanguage>(LANGUAGES))
  test(`ORD-01, ORD-05: emails about order, parcel, exchange, withdrawal and refund are sent in ${inLanguage[0]}`, async () => {
    const [language, locale, at] = inLanguage;
    const customerOf = (name: string) => customerIn(inLanguage, name);
    const customer = customerOf('life');
    const sku = await exchangeableSku(at);
    await customer.reachReview(sku);
    await pay(await customer.order());
    await expectEmails(language, customer.email, ['paid']);
    const number = await numberOf(customer);
    await ship(number, '1');
    await staff('exchange', number, '--line', '1:1', '--sku', await otherSize(sku));
    await ship(number, '2');
    const exchanged = await exchangedLine(number);
    const declared = { requestKey: crypto.randomUUID(), name: 'Erika Muster' };
    const response = await customer.postJson(`/api/order/withdraw?locale=${locale}`, {
      ...declared,
      orderId: exchanged?.order,
      lines: [{ lineId: exchanged?.line, quantity: 1 }],
    });
    expect(response.status, response.body).toBe(200);
    await staff('return', number);
    await emailsTo(customer.email, 6);
    const sent: OrderEvent[] = [
      'paid',
      'shipped',
      'exchanged',
      'shipped',
      'withdrawal',
      'refunded',
    ];
    const emails = await expectEmails(language, customer.email, sent);
    expect(emails.flatMap(({ attachments }) => attachments).toSorted()).toEqual([
      expect.stringMatching(/^GS-HGG-\d+\.pdf$/),
      expect.stringMatching(/^RE-HGG-\d+\.pdf$/),
    ]);
  });

for (const inLanguage of firstOf<InLanguage>(LANGUAGES.toReversed()))
  test(`ORD-02: emails about transfers and cancellations are sent in ${inLanguage[0]}`, async () => {
    const [language, , at] = inLanguage;
    const customerOf = (name: string) => customerIn(inLanguage, name);
    const [transfer, invoice] = [customerOf('transfer'), customerOf('invoice')];
    await transfer.reachReview(await cheapSku(60 + at), 'prepayment');
    await transfer.order();
    await expectEmails(language, transfer.email, ['prepayment']);
    const number = await numberOf(transfer);
    await staff('cancel', number);
    await staff('paid', number);
    await expectEmails(language, transfer.email, ['prepayment', 'unpaid', 'late']);
    await invoice.reachReview(await cheapSku(62 + at), 'invoice');
    await invoice.order();
    await expectEmails(language, invoice.email, ['accepted']);
    await staff('cancel', await numberOf(invoice));
    await expectEmails(language, invoice.email, ['accepted', 'cancelled']);
  });

for (const inLanguage of firstOf<InLanguage>(LANGUAGES))
  test(`ORD-01: emails about a failed debit, gift cards and a reservation are sent in ${inLanguage[0]}`, async () => {
    const [language, locale, at] = inLanguage;
    const customerOf = (name: string) => customerIn(inLanguage, name);
    const [debit, reserves] = [customerOf('debit'), customerOf('reserves')];
    const gift = new Customer('hgg', `gift-${language}-${Date.now()}`);
    await debit.reachReview(await cheapSku(64 + at), 'sepaDebit');
    await pay(await debit.order(), { iban: 'DE62370400440532013001' });
    await expectEmails(language, debit.email, ['received', 'failed']);

    const [card] = await shopRows<{ sku: string }>(
      `SELECT sku FROM shop.skus WHERE project = 'hgg' AND is_nos AND sku LIKE '%-219-25'`,
    );
    await gift.reachReview(card?.sku ?? '');
    const paymentPage = await gift.order();
    // The catalogue has no gift cards in Czech; the emails use the order's locale.
    const setLocale = 'UPDATE shop.orders SET locale = $2 WHERE email = $1';
    await shopRows(setLocale, [gift.email, locale]);
    await pay(paymentPage);
    const codes = await expectEmails(language, gift.email, ['giftCardPaid', 'giftCards']);
    expect(codes).toHaveLength(2);

    const [held] = await shopRows<{ sku: string; store: string }>(
      `SELECT sku, store FROM shop.store_stock JOIN shop.skus USING (sku)
       WHERE project = 'hgg' AND store_stock.stock > 2 ORDER BY sku OFFSET $1 LIMIT 1`,
      [30 + at],
    );
    await reserves.post('/api/reserve/add', {
      oxid: held?.sku ?? '',
      filialeid: held?.store ?? '',
    });
    const placed = { requestKey: crypto.randomUUID(), firstName: 'Erika', lastName: 'Muster' };
    const { email } = reserves;
    await reserves.post('/api/reserve/reservation/checkout', { ...placed, email });
    await expectEmails(language, email, ['reservation']);
  });
