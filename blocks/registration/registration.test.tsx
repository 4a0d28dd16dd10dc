import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { RegistrationBlock } from './registration';
import { registrationFixtures } from './registration.fixture';

const show = (props: BlockProps<'registration'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <RegistrationBlock {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { default: plain, minimal, maximal } = registrationFixtures;

const tick = (name: RegExp | string) => userEvent.click(screen.getByRole('checkbox', { name }));
const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });

test('REG-04: a card by post includes a card, and without a card none is sent', async () => {
  show(minimal);
  await tick(/auch per Post/);
  expect(box('Ich möchte eine Kundenkarte')).toBeChecked();
  await tick('Ich möchte eine Kundenkarte');
  expect(box(/auch per Post/)).not.toBeChecked();
});

test('REG-11: with a card there are three countries', async () => {
  show(minimal);
  expect(screen.getByRole('option', { name: 'Vereinigte Staaten' })).toBeInTheDocument();
  await tick('Ich möchte eine Kundenkarte');
  expect(screen.queryByRole('option', { name: 'Vereinigte Staaten' })).toBeNull();
});

test('REG-07: the state field appears for countries that have states', async () => {
  show(minimal);
  expect(screen.queryByRole('combobox', { name: 'Bundesstaat' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'US');
  expect(screen.getByRole('combobox', { name: 'Bundesstaat' })).toBeVisible();
});

test('REG-12: a known address gets an error with a link to a new password', () => {
  show(maximal);
  expect(screen.getByText(/bereits Kunde in diesem oder einem anderen/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Neues Passwort anfordern' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Max '.repeat(8));
  expect(screen.getByText(/mindestens ein Sortiment\.$/, { selector: 'p' })).toBeVisible();
});

test('the terms and the privacy statement are linked above the button that registers', () => {
  const { unmount } = show(maximal);
  const form = within(screen.getByRole('form', { name: 'Mein Konto' }));
  const [terms, privacy] = form.getAllByRole('link', { name: /Geschäftsbedingungen|Datenschutz/ });
  expect(terms).toHaveAttribute('href', '/de-de/agb');
  expect(privacy).toHaveAttribute('href', '/de-de/datenschutz');
  unmount();
  show(minimal);
  expect(screen.queryByText('Für Ihr Konto gelten:')).toBeNull();
});

test('REG-06: the strength bar follows the password, which can be shown', async () => {
  show(minimal);
  await userEvent.type(screen.getByLabelText('Passwort'), 'passwort');
  expect(await screen.findByText('Stärke des Passworts: sehr schwach')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Passwort'), ' Nebelkrähe 19 Quitten');
  expect(await screen.findByText('Stärke des Passworts: sehr stark')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(screen.getByLabelText('Passwort')).toHaveAttribute('type', 'text');
});

test('REG-02: invalid data is not sent, and the errors are listed', async () => {
  show(plain);
  await userEvent.click(screen.getByRole('button', { name: 'Konto anlegen' }));
  const list = (await screen.findByText('Bitte prüfen Sie diese Angaben')).parentElement;
  expect(within(list ?? document.body).getAllByRole('listitem').length).toBeGreaterThan(8);
});

test.each([
  ['Vorname', 'Wolfeschlegelsteinhausenbergerdorff'],
  ['Hausnummer', '12, hinteres Gebäude, Eingang über den Hof'],
  ['Ort', 'Neustadt an der Weinstraße, Ortsteil Gimmeldingen, Rheinland-Pfalz'],
])('REG-05: %s “%s” is not truncated, and its error is shown at the field', async (name, text) => {
  show(minimal);
  const control = screen.getByRole('textbox', { name });
  await userEvent.click(control);
  await userEvent.paste(text);
  expect(control).toHaveValue(text);
  await userEvent.click(screen.getByRole('button', { name: 'Konto anlegen' }));
  await waitFor(() => expect(control).toHaveAccessibleDescription(/zu lang/));
});

test('REG-02: the browser truncates no name, address or password', () => {
  show(maximal);
  const cut = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter((input) => input.hasAttribute('maxlength'))
    .map(({ name }) => name);
  expect(cut.filter((name) => !name.startsWith('birthday'))).toEqual([]);
});
