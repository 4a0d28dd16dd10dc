import { LANGUAGES } from '@/lib/page-context/locale';
import { applyWording } from './apply-wording';
import { orderEmail, type OrderEmail } from './order-email';

const AS_BUILT = { subject: null, intro: null, closing: null };

const ORDER: OrderEmail = {
  ...{ number: 'HGG-1000001', projectName: 'Haus & Garn', locale: 'de-de', currency: 'EUR' },
  lines: [{ name: 'Hemd', colour: 'Blau', size: '3XL', quantity: 1, price: 2000 }],
  ...{ shipping: 495, total: 2495, discount: 0, giftCards: 0 },
  address: {
    ...{ firstName: 'Erika', lastName: 'Muster', company: null, street: 'Weg', houseNumber: '1' },
    ...{ addition: null, postalCode: '80331', city: 'München', country: 'DE' },
  },
};

const built = orderEmail(ORDER);

test('MAIL: without anything written an email is as built in', () => {
  const { wording: _, ...content } = built;
  expect(applyWording(built, AS_BUILT)).toEqual(content);
  expect(applyWording(built, { subject: ' ', intro: '', closing: '\n' })).toEqual(content);
});

test.each(LANGUAGES)(
  'MAIL: editors replace subject, introduction and closing in %s',
  (language) => {
    const email = orderEmail({ ...ORDER, locale: `${language}-de` });
    const worded = applyWording(email, {
      subject: 'Danke, {name}: {number}',
      intro: 'Erste Zeile & {shop}\nzweite Zeile',
      closing: 'Bis bald',
    });
    expect(worded.subject).toBe('Danke, Erika Muster: HGG-1000001');
    expect(worded.text).toContain('\nErste Zeile & Haus & Garn\nzweite Zeile\n');
    expect(worded.html).toContain('>Erste Zeile &amp; Haus &amp; Garn<br />zweite Zeile</p>');
    expect(worded.html).toContain('>Bis bald<br />Haus &amp; Garn</p>');
    expect(worded.html).toContain('<title>Danke, Erika Muster: HGG-1000001</title>');
    for (const content of [worded.text, worded.html])
      expect(content).not.toContain(email.wording.intro);
    expect(worded.text).toContain('HGG-1000001');
  },
);

test('MAIL: what a buyer typed is text: no markup, no header, no placeholder', () => {
  const name = '<b>{number}</b>\r\nBcc: all@example.com';
  const email = { ...built, wording: { ...built.wording, values: { name, number: '7' } } };
  const worded = applyWording(email, {
    ...AS_BUILT,
    subject: '{name} {other}',
    intro: 'Hallo {name}',
  });
  expect(worded.subject).toBe('<b>{number}</b> Bcc: all@example.com {other}');
  expect(worded.html).toContain('Hallo &lt;b&gt;{number}&lt;/b&gt; Bcc');
  expect(worded.html).not.toContain('<b>');
});
