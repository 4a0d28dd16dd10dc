import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { CheckoutAddress } from './checkout-address';
import { checkoutAddressFixtures } from './checkout-address.fixture';

const show = (props: BlockProps<'checkoutAddress'>, language: Language = 'de') =>
  render(
    <MessagesProvider messages={messagesFor(language)}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
          <CheckoutAddress {...props} />
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );

const { default: plain, minimal, maximal } = checkoutAddressFixtures;

jest.mock('@/lib/shop/captcha/confirm-captcha');

let submit: jest.SpyInstance;
beforeEach(() => {
  // The draft is stored by a request, which jsdom cannot send.
  global.fetch = jest.fn().mockRejectedValue(new Error('no shop'));
  jest.mocked(confirmCaptcha).mockResolvedValue({ token: 'token' });
  // jsdom cannot submit forms.
  submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
});
afterEach(() => submit.mockRestore());

function watchSending(): () => boolean {
  const before = submit.mock.calls.length;
  return () => submit.mock.calls.length > before;
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const next = () =>
  userEvent.click(screen.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }));

test('BSK-08: the address form works without JavaScript', () => {
  show(plain);
  const form = screen.getByRole('form', { name: 'Wohin dürfen wir liefern?' });
  expect(form).toHaveAttribute('action', '/api/checkout/address');
  expect(form).toHaveAttribute('method', 'post');
  expect(field('Vorname')).toHaveAttribute('autocomplete', 'given-name');
  expect(field('Postleitzahl')).toHaveAttribute('autocomplete', 'postal-code');
  expect(field('E-Mail')).toHaveAttribute('inputmode', 'email');
  expect(screen.getByRole('combobox', { name: 'Land' })).toHaveValue('DE');
});

test('BSK-08: the form sends the change of the checkout that it was rendered from', () => {
  show(plain);
  const form = screen.getByRole('form', { name: 'Wohin dürfen wir liefern?' });
  expect(form).toHaveFormValues({ basedOn: '5' });
});

test('BSK-08: the order stands beside the step, which is marked', () => {
  show(plain);
  const summary = within(screen.getByRole('region', { name: 'Ihre Bestellung' }));
  expect(summary.getByText('Wollmantel')).toBeVisible();
  const steps = within(screen.getByRole('navigation', { name: 'Schritte der Bestellung' }));
  expect(steps.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute(
    'href',
    '/de-de/checkout/cart',
  );
  expect(steps.getByText('Adresse').closest('[aria-current=step]')).not.toBeNull();
});

test('BSK-08: shows the server’s errors at their fields, with the typed values', () => {
  show(maximal);
  expect(field('Vorname')).toHaveValue('Jan '.repeat(8));
  expect(field('Vorname')).toHaveAccessibleDescription(/zu lang/);
  expect(field('Postleitzahl')).toHaveAccessibleDescription(/passt nicht zum Land/);
  expect(screen.getByRole('combobox', { name: 'Bundesstaat' })).toBeInvalid();
  const summary = screen.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  expect(within(summary).getAllByRole('button')).toHaveLength(5);
});

test('BSK-08: does not send an invalid address; each error links to its field and disappears with it', async () => {
  await import('@/lib/commerce/delivery/checkout-address.form');
  show(plain);
  const isSent = watchSending();
  await next();
  expect(isSent()).toBe(false);
  const summary = screen.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  expect(summary).toHaveFocus();
  await userEvent.click(within(summary).getByRole('button', { name: /^Nachname/ }));
  expect(field('Nachname')).toHaveFocus();
  expect(field('Nachname')).toBeInvalid();
  await userEvent.type(field('Nachname'), 'Novák');
  expect(field('Nachname')).toBeValid();
});

test('BSK-08: sends a valid address', async () => {
  show(plain);
  for (const [name, text] of [
    ['Vorname', 'Jan'],
    ['Nachname', 'Novák'],
    ['E-Mail', 'jan@example.com'],
    ['Straße', 'Am Markt'],
    ['Hausnummer', '12'],
    ['Postleitzahl', '80331'],
    ['Ort', 'München'],
  ] as const)
    await userEvent.type(field(name), text);
  const isSent = watchSending();
  await next();
  expect(isSent()).toBe(true);
});

test('BSK-08: requests a state only for countries that have states', async () => {
  show(plain);
  expect(screen.queryByRole('combobox', { name: 'Bundesstaat' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'US');
  expect(screen.getByRole('combobox', { name: 'Bundesstaat' })).toBeVisible();
});

test('BSK-08: redirects to the basket if there is nothing to order', () => {
  show(minimal);
  expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute(
    'href',
    '/de-de/checkout/cart',
  );
  expect(screen.queryByRole('form')).toBeNull();
});

const elsewhere = () => screen.getByRole('checkbox', { name: 'An eine andere Adresse liefern' });

test('BSK-08: shows a second address when its box is checked, and validates it like the first', async () => {
  await import('@/lib/commerce/delivery/checkout-address.form');
  show(plain);
  expect(screen.queryByRole('group', { name: 'Lieferadresse' })).toBeNull();
  await userEvent.click(elsewhere());
  const delivery = within(screen.getByRole('group', { name: 'Lieferadresse' }));
  expect(screen.getByRole('group', { name: 'Rechnungsadresse' })).toBeVisible();
  const street = delivery.getByRole('textbox', { name: 'Straße' });
  expect(street).toHaveAttribute('autocomplete', 'shipping address-line1');
  const isSent = watchSending();
  await next();
  expect(isSent()).toBe(false);
  const summary = screen.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  await userEvent.click(
    within(summary).getByRole('button', { name: /^Lieferadresse, Straße: Bitte füllen/ }),
  );
  expect(street).toHaveFocus();
  await userEvent.type(street, 'Ring');
  expect(street).toBeValid();
});

test('BSK-08: an order of gift cards only, which are emailed, has an invoice address alone', () => {
  const draft = { ...plain.loaded.draft, deliversElsewhere: 'on' };
  show({ ...plain, loaded: { ...plain.loaded, draft, isEmailed: true } });
  expect(screen.getByRole('group', { name: 'Rechnungsadresse' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Lieferadresse' })).toBeNull();
});

test('BSK-08: restores the values of a second address, with its box checked', () => {
  const draft = { ...plain.loaded.draft, deliversElsewhere: 'on', 'delivery-city': 'Wien' };
  show({ ...plain, loaded: { ...plain.loaded, draft } });
  expect(elsewhere()).toBeChecked();
  const delivery = within(screen.getByRole('group', { name: 'Lieferadresse' }));
  expect(delivery.getByRole('textbox', { name: 'Ort' })).toHaveValue('Wien');
});

test('BSK-08: shows guests, but not customers, the login that leads back', () => {
  show(plain);
  const name = 'Schon ein Konto? Hier anmelden';
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/de-de\/account.*\?next=checkout$/),
  );
  cleanup();
  if (!plain.loaded || plain.loaded.missing) throw new Error('the fixture shows no step');
  show({ ...plain, loaded: { ...plain.loaded, isGuest: false } });
  expect(screen.queryByRole('link', { name })).toBeNull();
});

const LONG = [
  ['Nachname', 'Wolfeschlegelsteinhausenbergerdorff'],
  [/^Firma/, 'Gesellschaft für die Verwahrung besonders langer Namen von Firmen mbH'],
  ['Hausnummer', '12, hinteres Gebäude, Eingang über den Hof'],
  [/^Adresszusatz/, 'Hinterhaus, zweiter Aufgang, dritter Stock links'],
  ['Ort', 'Neustadt an der Weinstraße, Ortsteil Gimmeldingen, Rheinland-Pfalz'],
] as const;

test.each(LONG)(
  'BSK-08: %s “%s” is not truncated, and its error is shown at the field',
  async (name, text) => {
    await import('@/lib/commerce/delivery/checkout-address.form');
    show(plain);
    await userEvent.click(field(name));
    await userEvent.paste(text);
    expect(field(name)).toHaveValue(text);
    await next();
    expect(field(name)).toHaveAccessibleDescription(/zu lang/);
  },
);

test.each([
  ['de', 'An diese Adresse liefern wir nicht.'],
  ['en', 'We do not deliver to this address.'],
  ['fr', 'Nous ne livrons pas à cette adresse.'],
  ['nl', 'Op dit adres bezorgen we niet.'],
  ['cs', 'Na tuto adresu nedoručujeme.'],
  ['pl', 'Pod ten adres nie dostarczamy.'],
] as const)('BSK-14: in %s rejects the address, not its country', (language, text) => {
  if (plain.loaded?.missing !== null) throw new Error('the step is not open');
  const errors = { country: 'countryNotDelivered' } as const;
  show({ ...plain, loaded: { ...plain.loaded, errors } }, language);
  expect(screen.getAllByRole('combobox')[0]).toHaveAccessibleDescription(text);
});

test('BSK-08: the browser truncates no field of either address', async () => {
  show(plain);
  await userEvent.click(elsewhere());
  const fields = screen.getAllByRole('textbox');
  expect(fields.length).toBeGreaterThan(15);
  for (const input of fields) expect(input).not.toHaveAttribute('maxlength');
});

test('BSK-08: another country changes shipping, tax and days of delivery at once', async () => {
  show(plain);
  const summary = screen.getByRole('region', { name: 'Ihre Bestellung' });
  expect(summary).toHaveTextContent('Versandkostenlos');
  expect(summary).toHaveTextContent('19 %');
  expect(summary).toHaveTextContent('2.–3. Dezember');
  const country = screen.getByRole('combobox', { name: 'Land' });
  await userEvent.selectOptions(country, 'AT');
  expect(summary).toHaveTextContent('Versand9,95 €');
  expect(summary).toHaveTextContent('20 %');
  expect(summary).toHaveTextContent('3.–4. Dezember');
  await userEvent.selectOptions(country, 'US');
  expect(summary).toHaveTextContent('Versand24,95 €');
  expect(summary).toHaveTextContent('Ohne Mehrwertsteuer');
});

test('BSK-08: costs are those of the delivery address, also before the form is changed', () => {
  const draft = { country: 'DE', deliversElsewhere: 'on', 'delivery-country': 'AT' };
  show({ ...plain, loaded: { ...plain.loaded, draft } });
  expect(screen.getByRole('region', { name: 'Ihre Bestellung' })).toHaveTextContent('9,95 €');
});
