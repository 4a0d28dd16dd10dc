import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { AddressConfirmation } from './address-confirmation';
import { addressConfirmationFixtures } from './address-confirmation.fixture';

const show = (props: BlockProps<'addressConfirmation'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <AddressConfirmation {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { minimal, maximal } = addressConfirmationFixtures;

test('PWD-03: a link takes effect only by its button', () => {
  show(minimal);
  const button = screen.getByRole('button', { name: 'E-Mail-Adresse bestätigen' });
  expect(button.closest('form')).toHaveAttribute('action', '/api/account/confirm');
  expect(within(document.body).queryByText(/abgelaufen/)).toBeNull();
});

test('PWD-05: reports that a link was used', () => {
  show(maximal);
  expect(screen.getByText(/abgelaufen oder schon benutzt/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

const formLinks = [
  'newsletter-confirm',
  'contact-confirm',
  'entry-confirm',
  'notice-confirm',
  'notice-end',
] as const;
const withForm = (purpose: (typeof formLinks)[number], state: 'open' | 'used' | 'expired') => {
  const token = state === 'open' ? 'uid' : null;
  const start = { name: null, error: null, notice: null, isRestoring: false };
  return { ...minimal, loaded: { ...start, token, form: { purpose, state } } };
};

test.each(formLinks)('NWS-02: the page of a %s link has one button, which posts', (purpose) => {
  show(withForm(purpose, 'open'));
  const { title, button } = messagesFor('de').formLink[purpose];
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  const form = screen.getByRole('button', { name: button }).closest('form');
  expect(form).toHaveAttribute('action', '/api/forms/confirm');
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    locale: 'de-de',
    token: 'uid',
  });
});

test.each(formLinks)(
  'NWS-02: the page of a %s link reports that it was used or has expired',
  (purpose) => {
    const sentences = messagesFor('de').formLink[purpose];
    for (const state of ['used', 'expired'] as const) {
      show(withForm(purpose, state));
      expect(screen.getByText(sentences[state])).toBeVisible();
    }
    expect(screen.queryByRole('button')).toBeNull();
  },
);
