import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { OrderStatusBlock } from './order-status';
import { orderStatusFixtures } from './order-status.fixture';

const show = (props: BlockProps<'orderStatus'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
          <OrderStatusBlock {...props} />
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );

const {
  default: plain,
  minimal,
  unknown,
  statement,
  rejectedStatement,
  withdraw,
  wrongName,
  confirm,
} = orderStatusFixtures;

test('ORD-02: an order shows the status of delivery, payment and each line', () => {
  show(plain);
  expect(screen.getByText('In Vorbereitung')).toBeVisible();
  expect(screen.getByText('Erstattung folgt')).toBeVisible();
  expect(screen.getByText('3 Stück (1 storniert)')).toBeVisible();
  expect(screen.getByText(/DHL, Sendungsnummer 00340434161094000000/)).toBeVisible();
});

test('ORD-02: an order that is not shipped yet says when it is expected', () => {
  const order = { ...plain.loaded.order, promisedFor: null, arrival: '2.–3. Dezember' };
  show({ ...plain, loaded: { ...plain.loaded, order } });
  expect(screen.getByText('Voraussichtlich bei Ihnen: 2.–3. Dezember')).toBeVisible();
});

test('ORD-02: a line says how many of its pieces are shipped only while others are not', () => {
  const { order } = plain.loaded;
  const lines = order.lines
    .slice(0, 2)
    .map((line, at) => ({ ...line, quantity: 3 - at, cancelled: 0, shipped: 2 }));
  show({ ...plain, loaded: { ...plain.loaded, order: { ...order, lines } } });
  expect(screen.getByText('3 Stück (2 versendet)')).toBeVisible();
  expect(screen.getByText('2 Stück')).toBeVisible();
});

test('ORD-02: a piece that was shipped and then sent back is only named as sent back', () => {
  const { order } = plain.loaded;
  const line = { cancelled: 0, shipped: 1, withdrawn: 1, quantity: 1 };
  const lines = order.lines
    .slice(0, 2)
    .map((each, at) => ({ ...each, ...line, exchanged: 0, returned: at }));
  show({ ...plain, loaded: { ...plain.loaded, order: { ...order, lines } } });
  expect(screen.getByText('1 Stück (1 widerrufen)')).toBeVisible();
  expect(screen.getByText('1 Stück (1 zurückgenommen)')).toBeVisible();
});

test('an ordered article has its picture, unless it is no longer sold', () => {
  show(plain);
  const lineOf = (name: string) => screen.getByText(name).closest('li');
  expect(lineOf('Oxfordhemd')?.querySelector('img')).not.toBeNull();
  expect(lineOf('Wollmantel')?.querySelector('img')).toBeNull();
});

test('ORD-04: documents are links that work without JavaScript', () => {
  show(plain);
  expect(screen.getByRole('link', { name: 'Rechnung herunterladen (PDF)' })).toHaveAttribute(
    'href',
    `/api/order/document?kind=invoice&order=${plain.loaded.order.id}&locale=de-de`,
  );
});

test('ORD-02: pieces of an unpaid prepayment can be cancelled separately, and the amount due is shown', () => {
  const { order } = plain.loaded;
  const refunds = order.refunds.map((refund) => ({ ...refund, isDone: true, isCredited: true }));
  const unpaid = { ...order, status: 'pending', paymentMethod: 'prepayment', refunds } as const;
  show({ ...plain, loaded: { ...plain.loaded, order: { ...unpaid, due: 767_95 } } });
  expect(screen.getByText(/349,00\s€, nicht mehr zu zahlen/)).toBeVisible();
  expect(screen.getByText(/Noch zu zahlen: 767,95\s€/)).toBeVisible();
  expect(screen.getByText('Ausgewählte Stücke stornieren')).toBeInTheDocument();
});

test('ORD-02: an order that waits for a transfer shows what to enter, and its code', () => {
  const order = {
    ...plain.loaded.order,
    transferDetails: [{ name: 'IBAN', value: 'DE00 1' }],
    transferCode: {
      src: 'data:image/svg+xml,x',
      alt: 'QR-Code für die Überweisung',
      width: 200,
      height: 200,
    },
  };
  show({ ...plain, loaded: { ...plain.loaded, order } });
  expect(screen.getByText('IBAN').nextSibling).toHaveTextContent('DE00 1');
  expect(screen.getByRole('img', { name: 'QR-Code für die Überweisung' })).toHaveAttribute(
    'src',
    'data:image/svg+xml,x',
  );
});

test('ORD-02: the order page of a company shows its VAT number and its reference', () => {
  const business = { vatNumber: 'DE136695976', customerReference: 'PO 1' };
  show({ ...plain, loaded: { ...plain.loaded, order: { ...plain.loaded.order, business } } });
  expect(screen.getByText('USt-IdNr.').nextSibling).toHaveTextContent('DE136695976');
  expect(screen.getByText('Ihr Zeichen').nextSibling).toHaveTextContent('PO 1');
});

test('BSK-11: the order page shows what is left on the gift cards that paid', () => {
  const giftCardsLeft = [{ name: 'Guthaben auf Geschenkkarte …1234', value: '0,00 €' }];
  show({ ...plain, loaded: { ...plain.loaded, order: { ...plain.loaded.order, giftCardsLeft } } });
  expect(screen.getByText('Guthaben auf Geschenkkarte …1234').nextSibling).toHaveTextContent(
    '0,00 €',
  );
});

test('ORD-02: a guest enters number and email, and the error does not reveal which was wrong', () => {
  const { unmount } = show(minimal);
  expect(screen.getByLabelText('Bestellnummer')).toBeRequired();
  unmount();
  show(unknown);
  expect(screen.getByRole('alert')).toHaveTextContent('Zu diesen Angaben finden wir keine');
  expect(screen.getByLabelText('Bestellnummer')).toHaveValue('HGG-1');
  expect(screen.getByLabelText(/^E-Mail/)).toHaveValue('max@example.org');
});

test('ORD-02: a withdrawal without a login only asks for name, order and an address for the acknowledgement', () => {
  show(statement);
  expect(screen.getByRole('heading', { name: 'Vertrag widerrufen' })).toBeVisible();
  const form = screen.getByRole('button', { name: 'Widerruf bestätigen' }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  const required = within(form ?? document.body).getAllByRole('textbox');
  expect(
    required.map((input) => [input.getAttribute('name'), input.hasAttribute('required')]),
  ).toEqual([
    ['name', true],
    ['orderNumber', true],
    ['email', true],
    ['statedPieces', false],
  ]);
});

test('ORD-02: a rejected statement is shown as it was typed, with errors at its fields', () => {
  show(rejectedStatement);
  const shown = (label: RegExp) => screen.getByLabelText(label);
  expect(shown(/^Ihr Name/)).toHaveValue('Jan Novák');
  expect(shown(/^Bestellnummer/)).toHaveValue('1');
  expect(shown(/^Bestellnummer/)).toHaveAccessibleDescription(/2 bis 80 Zeichen/);
  expect(shown(/^E-Mail/)).toHaveValue('jan@example');
  expect(shown(/^E-Mail/)).toHaveAccessibleDescription(/prüfen Sie die E-Mail-Adresse/);
  expect(shown(/^Artikel/)).toHaveValue('ein Hemd');
  expect(shown(/^Artikel/)).toBeValid();
});

test('ORD-02: an order without withdrawable pieces says so and offers no second withdrawal', () => {
  const lines = plain.loaded.order.lines.map((line) => ({
    ...line,
    withdrawn: line.quantity - line.cancelled,
  }));
  show({ ...plain, loaded: { ...plain.loaded, order: { ...plain.loaded.order, lines } } });
  expect(screen.getByText('Diese Bestellung haben Sie widerrufen.')).toBeVisible();
  expect(screen.getByText('(1 widerrufen)', { exact: false })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Vertrag widerrufen' })).not.toBeInTheDocument();
});

test('ORD-02: a withdrawal is declared in one step and confirmed in a second', () => {
  const { unmount } = show(withdraw);
  const first = screen.getByRole('button', { name: 'Weiter' }).closest('form');
  expect(first).toHaveAttribute('method', 'get');
  expect(screen.getByLabelText(/Wollmantel/)).toHaveValue(2);
  unmount();
  show(confirm);
  expect(screen.getByText(/Hiermit widerrufe ich, Jan Novák/)).toBeVisible();
  const second = screen.getByRole('button', { name: 'Widerruf bestätigen' }).closest('form');
  expect(second).toHaveAttribute('method', 'post');
});

test('ORD-02: an error in the name of a withdrawal keeps the chosen pieces', () => {
  show(wrongName);
  expect(screen.getByLabelText(/Wollmantel/)).toHaveValue(1);
  expect(screen.getByLabelText(/Oxfordhemd/)).toHaveValue(0);
});

test('ORD-02: the name of a withdrawal is never truncated; one that is too long has an error at its field', () => {
  const { unmount } = show(wrongName);
  const name = screen.getByLabelText('Ihr Name');
  expect(name).not.toHaveAttribute('maxlength');
  expect(name).toHaveValue(wrongName.loaded.withdrawal.name);
  expect(name).toHaveAccessibleDescription(/höchstens 80 Zeichen/);
  unmount();
  show({ ...statement, loaded: { ...statement.loaded, error: 'name_invalid' } });
  expect(screen.getByLabelText('Ihr Name')).toHaveAccessibleDescription(/höchstens 80 Zeichen/);
  expect(screen.getByLabelText(/E-Mail/)).not.toHaveAttribute('maxlength');
});
