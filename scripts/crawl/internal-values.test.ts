import { internalValuesOf } from './internal-values';

const page = (main: string) =>
  `<html><head><title>Hemden</title></head><body><main>${main}</main></body></html>`;

test.each([
  ['a key of one size', '<p>Größe: allsize</p>', 'allsize'],
  ['a value that is missing', '<p>Preis: undefined €</p>', 'undefined'],
  ['a number that is none', '<p>NaN,00 €</p>', 'NaN'],
  ['an object as text', '<p>[object Object]</p>', '[object Object]'],
  ['a time stamp', '<p>Gültig bis 2026-11-30T03:05:00.000Z</p>', '2026-11-30T03:05'],
  ['an enum', '<option>questionAboutOrder</option>', 'questionAboutOrder'],
  ['an enum in capitals', '<dd>NOT_SHIPPED</dd>', 'NOT_SHIPPED'],
  ['a key of a message', '<p>checkout.errors.basket_empty</p>', 'checkout.errors.basket_empty'],
  ['a placeholder', '<p>Guten Tag, {name}</p>', '{name}'],
  ['an id', '<p>7b7e3f0a-4c1d-4e55-9d8e-0a1b2c3d4e5f</p>', '7b7e3f0a-4c1d-4e55-9d8e-0a1b2c3d4e5f'],
  ['a text for screen readers', '<button aria-label="{name} entfernen">x</button>', '{name}'],
  ['the text of a picture', '<img alt="undefined" src="x">', 'undefined'],
])('%s is an internal value', (_, main, value) => {
  expect(internalValuesOf(page(main))).toEqual([value]);
});

test.each([
  ['words', '<p>Größe 3XL, W42/L34, Artikel 20310000-312</p>'],
  ['an address for programs', '<a href="/de-de?id=7b7e3f0a-4c1d-4e55-9d8e-0a1b2c3d4e5f">Mehr</a>'],
  ['data for scripts', '<script>{"size":"allsize","at":undefined}</script>'],
  ['values of fields', '<option value="questionAboutOrder">Frage zur Bestellung</option>'],
  ['times for programs', '<time datetime="2026-11-30T03:05:00Z">30. November</time>'],
  ['styles', '<style>.root{color:red}</style>'],
  ['brand names', '<p>iPhone, PayPal, McAllister</p>'],
  ['an address on the web', '<p>www.hagge.example, service@hagge.example</p>'],
])('%s are none', (_, main) => {
  expect(internalValuesOf(page(main))).toEqual([]);
});

test('the title of a page is read as well', () => {
  expect(internalValuesOf('<html><head><title>undefined | Hagge</title></head></html>')).toEqual([
    'undefined',
  ]);
});
