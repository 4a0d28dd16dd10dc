import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { applyWording } from './apply-wording';
import { orderEmail, type OrderEmail } from './order-email';
import { renderLetter } from './render-letter.server';

const AS_BUILT = { subject: null, intro: null, closing: null };

const ORDER: OrderEmail = {
  number: 'HGG-1000001',
  projectName: 'Haus & Garn',
  locale: 'de-de',
  currency: 'EUR',
  lines: [
    { itemNumber: '10-1', name: 'Hemd', colour: 'Blau', size: '3XL', quantity: 1, price: 2000 },
  ],
  shipping: 495,
  total: 2495,
  discount: 0,
  giftCards: 0,
  address: {
    firstName: 'Erika',
    lastName: 'Muster',
    company: null,
    street: 'Weg',
    houseNumber: '1',
    addition: null,
    state: null,
    postalCode: '80331',
    city: 'München',
    country: 'DE',
  },
};

const built = orderEmail(ORDER);

test('MAIL: without editors’ texts an email has the built-in ones', () => {
  expect(applyWording(built, AS_BUILT)).toEqual(built);
  expect(applyWording(built, { subject: ' ', intro: '', closing: '\n' })).toEqual(built);
});

test.each(LANGUAGES)(
  'MAIL: editors replace subject, introduction and closing in %s',
  async (language) => {
    const email = orderEmail({ ...ORDER, locale: `${language}-de` });
    const worded = applyWording(email, {
      subject: 'Danke, {name}: {number}',
      intro: 'Erste Zeile & {shop}\nzweite Zeile',
      closing: 'Bis bald',
    });
    const { subject, text, html } = await renderLetter(worded, DEMO_SETTINGS);
    expect(subject).toBe('Danke, Erika Muster: HGG-1000001');
    expect(text).toContain('\nErste Zeile & Haus & Garn\nzweite Zeile\n');
    expect(html).toContain('>Erste Zeile &amp; Haus &amp; Garn<br/>zweite Zeile</p>');
    expect(html).toContain('>Bis bald<br/>Haus &amp; Garn</p>');
    expect(html).toContain('<title>Danke, Erika Muster: HGG-1000001</title>');
    for (const content of [text, html]) expect(content).not.toContain(email.intro[0]);
    expect(text).toContain('HGG-1000001');
  },
);

test('MAIL: customers’ input is plain text: no markup, header or placeholder', async () => {
  const name = '<b>{number}</b>\r\nBcc: all@example.com';
  const worded = applyWording(
    { ...built, values: { name, number: '7' } },
    { ...AS_BUILT, subject: '{name} {other}', intro: 'Hallo {name}' },
  );
  const { subject, html } = await renderLetter(worded, DEMO_SETTINGS);
  expect(subject).toBe('<b>{number}</b> Bcc: all@example.com {other}');
  expect(html).toContain('Hallo &lt;b&gt;{number}&lt;/b&gt; Bcc');
  expect(html).not.toContain('<b>');
});

test('MAIL: a placeholder with a capital letter is filled in', () => {
  const letter = { ...orderEmail(ORDER), values: { inSize: 'in Größe 3XL' } };
  const { intro } = applyWording(letter, { ...AS_BUILT, intro: 'Hemd {inSize}' });
  expect(intro).toEqual(['Hemd in Größe 3XL']);
});

test.each([
  [
    'de',
    'Einheitsgröße',
    'Hut in Größe {size}: Größe {size}',
    'Hut in Einheitsgröße: Einheitsgröße',
  ],
  ['en', 'One size', 'Hat in size {size}, Size {size}', 'Hat in one size, One size'],
  ['cs', 'Univerzální velikost', 've velikosti {size}', 'v univerzální velikosti'],
  ['pl', 'Rozmiar uniwersalny', 'w rozmiarze {size}', 'w rozmiarze uniwersalnym'],
  ['nl', 'Eén maat', 'in maat {size}', 'in één maat'],
  ['fr', 'Taille unique', 'en taille {size}', 'en taille unique'],
  ['de', 'Einheitsgröße', 'In Größe {size} bestellt', 'In Einheitsgröße bestellt'],
  ['cs', 'Univerzální velikost', 'Ve velikosti {size}', 'V univerzální velikosti'],
  ['de', 'Einheitsgröße', 'Schuhgröße {size}', 'Schuhgröße Einheitsgröße'],
  ['de', '3XL', 'in Größe {size}', 'in Größe 3XL'],
] as const)(
  'MAIL: in %s the size “%s” in “%s” is written as “%s”',
  (language, size, intro, written) => {
    const letter = { ...orderEmail({ ...ORDER, locale: `${language}-de` }), values: { size } };
    expect(applyWording(letter, { ...AS_BUILT, intro }).intro).toEqual([written]);
  },
);
