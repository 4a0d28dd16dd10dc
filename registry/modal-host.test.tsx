import { act, fireEvent, render, screen, within } from '@testing-library/react';
import Router from 'next/router';
import {
  closeModal,
  isApiErrorShown,
  openModal,
  reportApiError,
} from '@/lib/browser/modals/modals';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { ModalHost } from './modal-host';

afterEach(() => act(async () => closeModal()));

beforeEach(() => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <button type="button">Öffnen</button>
      <ModalHost project="hgg" locale="de-at" addresses={null} />
    </MessagesProvider>,
  );
});

const open = (...request: Parameters<typeof openModal>) => act(() => openModal(...request));

test('LNK-06: a page opens in a modal labelled by its link, which Escape closes', async () => {
  open('page', { href: '/de-at/versand', title: 'Versand' });
  const dialog = await screen.findByRole('dialog', { name: 'Versand' });
  expect(await screen.findByTitle('Versand')).toHaveAttribute('src', '/de-at/versand');
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'Escape' });
  });
  expect(dialog).not.toHaveAttribute('open');
});

test('LNK-06: only one modal is open at a time', async () => {
  open('page', { href: '/de-at/versand', title: 'Versand' });
  await screen.findByRole('dialog', { name: 'Versand' });
  open('localeSwitcher', {});
  expect(await screen.findByRole('dialog', { name: 'Land und Sprache' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(await screen.findByRole('combobox', { name: 'Lieferland' })).toHaveValue('AT');
});

test('CTX-04: a modal closes when the visitor navigates to another page', async () => {
  open('localeSwitcher', {});
  await screen.findByRole('dialog');
  await act(async () => Router.events.emit('routeChangeComplete', '/de-at'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ERR-02, LNK-06: an error shows the shop’s own message, is not replaced by other modals, and is cleared by closing', async () => {
  act(() => reportApiError());
  expect(await screen.findByRole('alert')).toHaveTextContent('technisches Problem');
  expect(isApiErrorShown()).toBe(true);
  open('localeSwitcher', {});
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Das hat leider nicht geklappt');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
  });
  expect(isApiErrorShown()).toBe(false);
});

test.each([
  [['Der Artikel ist vergriffen.'], 0],
  [['Der Artikel ist vergriffen.', 'Der Gutschein gilt nicht.'], 2],
])(
  'ERR-02: a response’s own messages %j are shown instead, replacing any open modal',
  async (messages, items) => {
    open('localeSwitcher', {});
    await screen.findByRole('dialog', { name: 'Land und Sprache' });
    act(() => reportApiError(messages));
    const alert = await screen.findByRole('alert');
    for (const message of messages) expect(alert).toHaveTextContent(message);
    expect(screen.queryAllByRole('listitem')).toHaveLength(items);
  },
);

test('PWD-01: the modal for a forgotten password asks for the email address', async () => {
  open('forgotPassword', {});
  const dialog = await screen.findByRole('dialog', { name: 'Passwort vergessen?' });
  expect(within(dialog).getByRole('textbox', { name: 'E-Mail' })).toBeVisible();
  expect(within(dialog).getAllByText('Passwort vergessen?')).toHaveLength(1);
});
