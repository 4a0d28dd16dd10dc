import { expect, type Page } from '@playwright/test';
import {
  confirmedNumber,
  GERMAN,
  MUNICH,
  openPage,
  payByCard,
  putIntoBasket,
  reachPayment,
  sendStep,
} from './checkout';
import { customer } from './customer';
import { DEVICES } from './devices';
import { emailsTo } from './mailbox';
import { plain } from './order-email-words';
import { test } from './own-address';
import { shopRows } from './staff';
import { firstOf } from '@/scripts/testing/combinations';

// More than ten pages, one of them the payment provider's.
test.describe.configure({ timeout: 180_000 });

const SHIRTS = '/hemden';
const main = (page: Page) => page.getByRole('main');

/** Two codes for this test: ten per cent off, and a gift card worth 20 €. */
async function newCodes() {
  const at = Date.now();
  const [voucher, giftCard] = [`TEN${at}`, `CARD${at}`];
  await shopRows(
    `INSERT INTO shop.vouchers (project, code, kind, percent, balance, currency) VALUES
       ('hgg', $1, 'percentage', 10, NULL, NULL), ('hgg', $2, 'giftCard', NULL, 2000, 'eur')`,
    [voucher, giftCard],
  );
  return { voucher, giftCard };
}

async function enterCode(page: Page, code: string): Promise<void> {
  const form = main(page).locator('form[action="/api/cart/cart/voucher/add"]');
  await form.locator('[name="code"]').fill(code);
  await form.getByRole('button').click();
  await expect(main(page).getByText(code, { exact: true })).toBeVisible();
}

for (const [device, viewport] of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('BSK-11, ORD-02: a customer pays with a voucher, a gift card and a card', async ({
      page,
    }) => {
      const email = await customer(page, `codes-${viewport.width}`);
      const { voucher, giftCard } = await newCodes();
      await putIntoBasket(page, GERMAN, SHIRTS);
      await page.goto(openPage(GERMAN, '/checkout/cart'));
      await enterCode(page, voucher);
      await enterCode(page, giftCard);
      // The account already has an address.
      await page.goto(openPage(GERMAN, '/checkout/address'));
      await expect(page.locator('[name="street"]').first()).toHaveValue('Am Markt');
      await expect(page.locator('[name="email"]').first()).toHaveValue(email);
      await sendStep(page, 'address');
      await sendStep(page, 'payment');
      await expect(page).toHaveURL(/\/checkout\/review/);
      await expect(main(page)).toContainText(/Rabatt.*Geschenkkarte/s);
      await sendStep(page, 'order');
      await payByCard(page);
      const number = await confirmedNumber(page);
      const [order] = await shopRows<Record<'total' | 'discount' | 'shipping' | 'goods', number>>(
        `SELECT total, discount, shipping, gift_cards,
           (SELECT sum(price * quantity)::int FROM shop.order_lines l WHERE l.order_id = o.id) AS goods
         FROM shop.orders o WHERE number = $1`,
        [number],
      );
      const { goods = 0, shipping = 0 } = order ?? {};
      const discount = Math.round(goods / 10);
      const total = goods - discount + shipping;
      expect(order).toEqual({ goods, shipping, discount, total, gift_cards: 2000 });
      const left = `SELECT balance FROM shop.vouchers WHERE code = $1`;
      expect(await shopRows(left, [giftCard])).toEqual([{ balance: 0 }]);
      const [, confirmation] = await emailsTo(email, 2);
      expect(plain(confirmation?.text ?? '')).toMatch(
        /Rabatt: −.*Geschenkkarte: −20,00 €.*Zu zahlen: .*Mehrwertsteuer 19 %/s,
      );
      await page.goto(openPage(GERMAN, '/account/OrderHistory'));
      await expect(main(page).getByText(number).first()).toBeVisible();
    });

    // An order by PayPal is among those of `express.spec.ts`.
    for (const [wallet, value] of firstOf(
      [
        ['card', 'card'],
        ['Klarna', 'klarna'],
        ['Amazon Pay', 'amazonPay'],
        ['PayPal', 'payPal'],
      ] as const,
      2,
    ))
      test(`ORD-01: an order by ${wallet} is paid, confirmed on the page and by email`, async ({
        page,
      }) => {
        const email = `${value}-${viewport.width}-${Date.now()}@example.org`;
        await putIntoBasket(page, GERMAN, SHIRTS);
        await reachPayment(page, GERMAN, { ...MUNICH, email }, value);
        if (value === 'card') await payByCard(page);
        else await page.getByRole('button', { name: wallet }).click();
        const number = await confirmedNumber(page);
        const [sent] = await emailsTo(email, 1);
        expect(sent?.subject).toContain(number);
        const [order] = await shopRows(
          `SELECT orders.status, payment_method AS method, payments.status AS payment
           FROM shop.orders JOIN shop.payments ON order_id = orders.id WHERE number = $1`,
          [number],
        );
        expect(order).toEqual({ status: 'paid', method: value, payment: 'paid' });
      });
  });
