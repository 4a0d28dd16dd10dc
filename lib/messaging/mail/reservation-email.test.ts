import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { renderLetter } from './render-letter.server';
import { reservationEmail, type ReservationEmail } from './reservation-email';

const RESERVATION: ReservationEmail = {
  number: 'HGG-R1000001',
  language: 'de',
  name: 'Max Muster',
  projectName: 'Hagge',
  heldUntil: Date.UTC(2027, 2, 4, 11),
  store: {
    name: 'Hagge Musterstadt',
    shownPhone: '089 99998101',
    address: 'Musterstraße 1\n80331 München',
    openingTimes: ['Mo–Fr: 10:00–20:00'],
  },
  items: [{ itemNumber: '10-1', name: 'Leinenhemd', colour: 'Blau', size: '3XL', quantity: 2 }],
  pictures: new Map([['10-1', { url: 'https://media.example/1.jpg', alt: 'Hemd', ratio: '3:4' }]]),
  url: 'https://shop.example/de-de/checkout/cart?type=reservation&placed=1',
};

const rendered = (reservation: ReservationEmail) =>
  renderLetter(reservationEmail(reservation), DEMO_SETTINGS);

test('RSV-05: the email lists the reserved items, the store and the end of the reservation', async () => {
  const { subject, text, html } = await rendered(RESERVATION);
  expect(subject).toBe('Ihre Reservierung HGG-R1000001 bei Hagge');
  expect(text.split('\n')).toEqual([
    'Guten Tag Max Muster,',
    '',
    'vielen Dank. Hagge Musterstadt hat diese Artikel für Sie zurückgelegt.',
    '',
    'Reservierungsnummer: HGG-R1000001',
    'Abholbar bis 4. März',
    '',
    '2 × Leinenhemd, Blau, Größe 3XL',
    '',
    'Hagge Musterstadt',
    'Musterstraße 1',
    '80331 München',
    '089 99998101',
    '',
    'Mo–Fr: 10:00–20:00',
    '',
    messagesFor('de').reservationEmail.pickup,
    '',
    `Reservierung ansehen: ${RESERVATION.url}`,
    '',
    'Mit freundlichen Grüßen',
    'Hagge',
    '',
    'Selvedge Beispiel GmbH · Musterallee 1 · 80331 München · Deutschland · USt-IdNr. DE000000000',
    '',
  ]);
  expect(html).toMatch(/<a href="[^"]*placed=1"[^>]*>.*Reservierung ansehen.*<\/a>/);
  expect(html).toContain(
    '<img src="https://media.example/1.jpg" alt="Hemd" width="60" height="80"',
  );
  expect(html).not.toContain('undefined');
});

test.each(LANGUAGES)('GEN-02: every text of the email is in %s', async (language) => {
  const { subject, text, html } = await rendered({ ...RESERVATION, language });
  const { number, pickup, closing } = messagesFor(language).reservationEmail;
  for (const word of [number, pickup, closing]) {
    expect(text).toContain(word);
    expect(html).toContain(word);
  }
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}/);
});

test('markup and line breaks in names become text on one line', async () => {
  const name = '<script>alert(1)</script>\r\nBcc: spied@example.com';
  const { text, html } = await rendered({ ...RESERVATION, name });
  expect(html).not.toContain('<script');
  expect(text).toContain('Guten Tag <script>alert(1)</script> Bcc: spied@example.com,');
});
