import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { reservationBasket, reservationLine } from '@/lib/commerce/reservation/reservation.fixture';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { ReservationBlock } from './reservation';
import { reservationFixtures } from './reservation.fixture';

const { default: plain, minimal, maximal, placed, unreachable } = reservationFixtures;

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset();
  global.fetch = fetched;
});

/** jsdom does not have Node's `Response.json`. */
const response = (body: unknown, status = 200) => ({
  ok: status === 200,
  status,
  statusText: '',
  json: async () => body,
});

const responded = (basket: ReturnType<typeof reservationBasket>) =>
  response({ success: true, errors: [], reservationBasketItems: [], filiale: null, basket });

const show = (props: BlockProps<'reservation'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
          <ReservationBlock {...props} />
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );

test('BSK-08: the summary shows each store with articles and hours, and the collector', () => {
  show(plain);
  const lines = screen.getByRole('list', { name: 'Zu reservierende Artikel: Hagge Musterstadt' });
  expect(lines).toHaveTextContent('Leinenhemd');
  expect(screen.getByText('Mo–Fr: 10:00–20:00')).toBeVisible();
  expect(screen.getByText('Sa: 10:00–18:00')).toBeVisible();
  expect(screen.getByText(/48 Stunden lang/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Jetzt reservieren' })).toBeEnabled();
});

test('RSV-05: a reservation shows its number, its end, and how to collect it', () => {
  show(placed);
  expect(screen.getByText('HGG-R1000001')).toBeVisible();
  expect(screen.getByText('Für Sie zurückgelegt bis 4. März.')).toBeVisible();
  expect(screen.getByText(/Nennen Sie an der Kasse/)).toBeVisible();
});

test('RSV-09: a store that no longer has enough pieces is named and blocks the reservation', () => {
  show(maximal);
  const lines = screen.getByRole('list', { name: /Hagge am Beispielufer/ });
  expect(lines).toHaveTextContent('Hagge am Beispielufer hat diesen Artikel in Größe 3XL nicht');
  expect(screen.queryByRole('button', { name: 'Jetzt reservieren' })).toBeNull();
});

test('RSV-04: stores without stock cannot be selected, and one is required', () => {
  show(maximal);
  const stores = screen.getByLabelText('Filiale');
  expect(stores).toBeRequired();
  expect(stores).toHaveValue('');
  expect(within(stores).getByRole('option', { name: /Beispielufer: nicht/ })).toBeDisabled();
  expect(within(stores).getByRole('option', { name: 'Hagge Musterstadt: 3 Stück' })).toBeEnabled();
});

test('shows errors of the form at their fields', () => {
  show(maximal);
  expect(screen.getByLabelText('Vorname')).toBeInvalid();
  expect(screen.getByLabelText('E-Mail')).toHaveValue('max@');
  expect(screen.getByText('Bitte prüfen Sie, wer abholt.')).toBeVisible();
});

test('RSV-07: sends and shows another quantity', async () => {
  const line = reservationLine({ quantity: 2 });
  fetched.mockResolvedValue(responded(reservationBasket([line])));
  show(plain);
  await userEvent.selectOptions(screen.getByLabelText('Anzahl: Leinenhemd', { exact: false }), '2');
  const [path, { body }] = fetched.mock.calls[0];
  expect(path).toBe('/api/reserve/edit?locale=de-de');
  expect(JSON.parse(body)).toEqual({ basketid: line.id, amount: 2 });
  await waitFor(() => expect(screen.getByLabelText(/Anzahl: Leinenhemd/)).toHaveValue('2'));
});

test('RSV-07: moves all pieces of a line to another store that has them', async () => {
  const [line] = maximal.loaded?.basket.lines ?? [];
  fetched.mockResolvedValue(responded(reservationBasket([reservationLine({ store: '102' })])));
  show(maximal);
  const stores = screen.getByLabelText(/Filiale für Leinenhemd/);
  expect(stores).toHaveValue('101');
  await userEvent.selectOptions(stores, 'Hagge am Beispielufer');
  const [path, { body }] = fetched.mock.calls[0];
  expect(path).toBe('/api/reserve/edit?locale=de-de');
  expect(JSON.parse(body)).toEqual({ basketid: line?.id, amount: 2, filialeid: '102' });
});

test('RSV-10: shows the first message of a rejection and changes nothing', async () => {
  const errors = [{ code: 'unknown_line', message: 'Nicht mehr da.' }];
  fetched.mockResolvedValue(response({ success: false, errors }, 404));
  show(plain);
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen: Leinenhemd' }));
  expect(await screen.findByText('Nicht mehr da.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Entfernen: Leinenhemd' })).toBeVisible();
});

test('RSV-10: shows the general message when offline', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  show(plain);
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen: Leinenhemd' }));
  expect(await screen.findByText(messagesFor('de').storeAvailability.error)).toBeVisible();
});

test('RSV-01: an empty reservation shows a message, and so does one that cannot be loaded', () => {
  show(minimal);
  expect(screen.getByText('Noch liegt nichts in Ihrer Reservierung.')).toBeVisible();
  show(unreachable);
  expect(screen.getByText(messagesFor('de').checkout.unreachable)).toBeVisible();
});

test('a long name is not truncated while it is typed', async () => {
  show(plain);
  const name = 'Wolfeschlegelsteinhausenbergerdorff';
  const control = screen.getByRole('textbox', { name: 'Nachname' });
  await userEvent.clear(control);
  await userEvent.click(control);
  await userEvent.paste(name);
  expect(control).toHaveValue(name);
});

test('RSV-04: the browser truncates no field of the collector', () => {
  show(maximal);
  const fields = screen.getAllByRole('textbox');
  expect(fields).toHaveLength(4);
  for (const input of fields) expect(input).not.toHaveAttribute('maxlength');
});
