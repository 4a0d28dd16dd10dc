import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { closeModal, useOpenModal } from '@/lib/browser/modals/modals';
import { LoyaltyCardBlock } from './loyalty-card';
import { loyaltyCardFixtures } from './loyalty-card.fixture';

const OpenModal = () => <output aria-label="modal">{useOpenModal()?.name}</output>;

const show = (props: BlockProps<'loyaltyCard'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <LoyaltyCardBlock {...props} />
        <OpenModal />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const {
  default: loggedIn,
  minimal,
  maximal,
  withCardAlone,
  activation,
  mailed,
} = loyaltyCardFixtures;

const question = (name: RegExp) => within(screen.getByRole('group', { name }));
const answer = (name: RegExp, said: 'Ja' | 'Nein') =>
  userEvent.click(question(name).getByRole('radio', { name: said }));
const actions = () =>
  [...document.querySelectorAll('form[method="post"]')].map((form) => form.getAttribute('action'));

beforeEach(() => history.replaceState(null, '', '/de-de/account/LoyaltyCard'));

test('LOY-01: two answers lead to one of four forms', async () => {
  show(minimal);
  expect(document.querySelector('[data-mode]')).toBeNull();
  const ways = [
    ['Ja', 'Ja', 'WithAccountAndCard'],
    ['Ja', 'Nein', 'WithAccountAndWithoutCard'],
    ['Nein', 'Ja', 'WithoutAccountAndWithCard'],
    ['Nein', 'Nein', 'WithoutAccountAndWithoutCard'],
  ] as const;
  for (const [account, card, mode] of ways) {
    await answer(/Online-Konto/, account);
    await answer(/eine Kundenkarte\?/, card);
    expect(document.querySelector('[data-mode]')).toHaveAttribute('data-mode', mode);
  }
  expect(location.search).toBe('?account=no&card=no');
});

test('LOY-01: each form posts to its own endpoint', async () => {
  show(loggedIn);
  await answer(/eine Kundenkarte\?/, 'Ja');
  expect(actions()).toContain('/api/crm/connect');
  await answer(/eine Kundenkarte\?/, 'Nein');
  expect(actions()).toContain('/api/crm/addLoyaltyCardToUser');
  expect(screen.getByRole('checkbox', { name: /auch per Post/ })).not.toBeRequired();
});

test('LOY-03: a logged-in customer has an account, and one with a card cannot get another', () => {
  const { unmount } = show(loggedIn);
  expect(question(/Online-Konto/).getByRole('radio', { name: 'Ja' })).toBeChecked();
  expect(question(/Online-Konto/).getByRole('radio', { name: 'Nein' })).toBeDisabled();
  unmount();
  show(maximal);
  const yes = question(/eine Kundenkarte\?/).getByRole('radio', { name: 'Ja' });
  expect(yes).toBeChecked();
  expect(yes).toBeDisabled();
  expect(document.querySelector('[data-mode]')).toBeNull();
});

test('LGN-07: forms that need an account ask for a login, in the flyout', async () => {
  show(minimal);
  await answer(/Online-Konto/, 'Ja');
  for (const said of ['Ja', 'Nein'] as const) {
    await answer(/eine Kundenkarte\?/, said);
    await userEvent.click(screen.getByRole('link', { name: 'Anmelden' }));
    expect(screen.getByRole('status', { name: 'modal' })).toHaveTextContent('login');
    expect(actions()).toEqual([]);
    act(closeModal);
  }
});

test('LOY-04: number and PIN show their position on the card and their length', () => {
  show(withCardAlone);
  const number = screen.getByRole('textbox', { name: /Kundennummer/ });
  expect(number).toHaveAccessibleDescription(/Acht Ziffern auf der Vorderseite/);
  const pin = screen.getByRole('textbox', { name: /Kartencode/ });
  expect(pin).toHaveAccessibleDescription(/Rückseite, unter dem QR-Code/);
  expect(screen.queryByLabelText('Passwort')).toBeNull();
  expect(screen.queryByRole('option', { name: 'Vereinigte Staaten' })).toBeNull();
});

test.each([
  ['10000003', true],
  ['1000 0003', true],
  ['10-00-00-03', true],
  ['1000000', false],
  ['100000034', false],
  ['1000 0003 4', false],
])(
  'LOY-04: the number “%s” stays as it is typed, and whether it is valid is %s',
  (typed, isValid) => {
    show(withCardAlone);
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: /Kundennummer/ });
    fireEvent.change(number, { target: { value: typed } });
    expect(number).toHaveValue(typed);
    expect(number.checkValidity()).toBe(isValid);
  },
);

test('LOY-02: the link in the email leads to a new password', () => {
  show(activation);
  const form = screen.getByRole('button', { name: 'Passwort speichern' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/crm/activate');
  expect(new FormData(form ?? undefined).get('token')).toBe('x'.repeat(43));
  expect(screen.queryByRole('group', { name: /Online-Konto/ })).toBeNull();
});

test.each([
  ['passwordTooShort', 'Neues Passwort', /fünf Zeichen/, 'Passwort wiederholen'],
  ['passwordsDiffer', 'Passwort wiederholen', /stimmen nicht überein/, 'Neues Passwort'],
] as const)('LOY-08: %s is reported at its field', (wrong, field, message, other) => {
  const { loaded } = activation;
  show({ ...activation, loaded: { ...loaded, activation: { ...loaded.activation, wrong } } });
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText(other)).not.toHaveAttribute('aria-invalid');
});

test('LOY-05: the card shows level, credits and vouchers with status and store', () => {
  show(maximal);
  expect(screen.getByRole('heading', { name: 'Stufe Schwarz' })).toBeVisible();
  expect(screen.getByText(/175,90/)).toBeVisible();
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((item) => item.textContent.includes('gutschein'));
  expect(first).toHaveTextContent(
    /Bonusgutschein.*50,00.*BONUS9TRV3HWE.*verfügbar.*Hamburg.*30\.06\.2027/,
  );
  expect(second).toHaveTextContent(/eingelöst.*München/);
});

test('LOY-09: after the registration the page shows the email address it was sent to', () => {
  show(mailed);
  expect(screen.getByText(/E-Mail an max@example.org geschickt/)).toBeVisible();
});
