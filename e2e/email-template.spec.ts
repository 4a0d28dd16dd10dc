import { expect } from '@playwright/test';
import { Customer, pay } from './ordering-customer';
import { Editor, inSeconds } from './editor';
import { emailsTo } from './mailbox';
import { test } from './own-address';
import { cheapSku, shopRows, staff } from './staff';

test.describe.configure({ timeout: 180_000 });

const editor = new Editor();
const ID = 'email-template-test';

/** Limited to Austria, where no other test orders meanwhile. */
const TEMPLATE = {
  title: 'Bezahlt, in Österreich',
  project: 'hgg',
  kind: 'order-paid',
  countries: 'AT',
  subject: 'Servus {name}, {number} ist da',
  intro: 'Küss die Hand für {number}.\nWir packen <b>gleich</b>.',
  closing: 'Baba, Ihr {shop}',
};

/** Orders and pays. @returns the confirmation email */
async function confirmation(locale: string) {
  const customer = new Customer('hgg', `template-${Date.now()}`, undefined, locale);
  await customer.reachReview(await cheapSku(70));
  await pay(await customer.order());
  const [email] = await emailsTo(customer.email, 1);
  if (!email) throw new Error('no email came');
  return email;
}

test('ORD-01: editors reword an order’s email for a country and a period, and undo this', async () => {
  await editor.publish(ID, 'emailTemplate', TEMPLATE);
  try {
    const reworded = async () => (await confirmation('de-at')).subject.startsWith('Servus');
    await expect.poll(reworded, { timeout: 60_000 }).toBe(true);
    const { subject, text, html } = await confirmation('de-at');
    expect(subject).toMatch(/^Servus Erika Muster, HGG-\d{7} ist da$/);
    expect(text).toMatch(/Küss die Hand für HGG-\d{7}\.\nWir packen <b>gleich<\/b>\./);
    expect(html).toMatch(/HGG-\d{7}\.<br\/>Wir packen &lt;b&gt;gleich&lt;\/b&gt;\./);
    expect(text).toContain('Baba, Ihr ');
    expect(text).toContain('Gesamtsumme');
    expect((await confirmation('de-de')).subject).toMatch(/^Ihre Bestellung HGG-\d{7} bei /);
    await editor.publish(ID, 'emailTemplate', { ...TEMPLATE, startDateTime: inSeconds(3600) });
    await expect.poll(reworded, { timeout: 60_000 }).toBe(false);
  } finally {
    await editor.remove(ID);
  }
});

const PARCEL = {
  title: 'Unterwegs, in die Schweiz',
  project: 'hgg',
  kind: 'order-shipped',
  countries: 'CH',
  subject: 'Grüezi {name}: {number} fährt mit {carrier}',
  intro: 'Es ist so weit.',
};

/** Orders, pays and ships. @returns the email about the parcel */
async function parcelEmail() {
  const customer = new Customer('hgg', `parcel-${Date.now()}`, undefined, 'de-ch');
  await customer.reachReview(await cheapSku(72));
  await pay(await customer.order());
  await emailsTo(customer.email, 1);
  const [order] = await shopRows<{ number: string }>(
    'SELECT number FROM shop.orders WHERE email = $1',
    [customer.email],
  );
  await staff('ship', order?.number ?? '', '--carrier', 'DHL', '--parcel', '00340434');
  const [, email] = await emailsTo(customer.email, 2);
  if (!email) throw new Error('no email came');
  return email;
}

test('CMS-02, ORD-02: editors reword the email about a parcel without losing its data', async () => {
  await editor.publish(`${ID}-parcel`, 'emailTemplate', PARCEL);
  try {
    const reworded = async () => (await parcelEmail()).subject.startsWith('Grüezi');
    await expect.poll(reworded, { timeout: 90_000 }).toBe(true);
    const { subject, text, html } = await parcelEmail();
    expect(subject).toMatch(/^Grüezi Erika Muster: HGG-\d{7} fährt mit DHL$/);
    for (const form of [text, html]) {
      expect(form).toContain('Es ist so weit.');
      expect(form).toContain('DHL, Sendungsnummer 00340434');
      expect(form).not.toContain('Darin liegt');
    }
  } finally {
    await editor.remove(`${ID}-parcel`);
  }
});
