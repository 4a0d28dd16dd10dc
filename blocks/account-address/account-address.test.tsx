import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { AccountAddress } from './account-address';
import { accountAddressFixtures } from './account-address.fixture';

const show = (props: BlockProps<'accountAddress'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <AccountAddress {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { default: plain, minimal, maximal } = accountAddressFixtures;

test('ACC-05: the form contains salutation, company and phone', () => {
  show(plain);
  expect(screen.getByRole('combobox', { name: /^Anrede/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Firma/ })).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: /^Telefon/ })).not.toBeRequired();
});

test('ACC-04: an error is shown at its field, with the typed value', () => {
  show(maximal);
  expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Max '.repeat(8));
  expect(screen.getByRole('textbox', { name: 'Vorname' })).toBeInvalid();
  expect(screen.getByRole('combobox', { name: 'Bundesstaat' })).toBeInvalid();
});

test('GEN-12: a guest is sent to the login, which leads back', () => {
  show(minimal);
  const form = screen.getByRole('button', { name: 'Anmelden' }).closest('form');
  expect(new FormData(form ?? undefined).get('next')).toBe('AccountAddress');
  expect(within(document.body).queryByLabelText('Straße')).toBeNull();
});

test.each([
  ['Nachname', 'Wolfeschlegelsteinhausenbergerdorff'],
  ['Hausnummer', '12, hinteres Gebäude, Eingang über den Hof'],
  ['Ort', 'Neustadt an der Weinstraße, Ortsteil Gimmeldingen, Rheinland-Pfalz'],
])('ACC-04: %s “%s” is not truncated while it is typed', async (name, text) => {
  show(plain);
  const control = screen.getByRole('textbox', { name });
  await userEvent.clear(control);
  await userEvent.click(control);
  await userEvent.paste(text);
  expect(control).toHaveValue(text);
});
