import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { NewsletterSignup } from './newsletter-signup';
import { newsletterSignupFixtures } from './newsletter-signup.fixture';

const push = jest.spyOn(Router, 'push');

beforeEach(() => {
  sessionStorage.clear();
  push.mockReset().mockResolvedValue(true);
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <NewsletterSignup {...newsletterSignupFixtures.default} />
    </MessagesProvider>,
  );
});

const email = () => screen.getByRole('textbox', { name: 'E-Mail' });
const onward = () => userEvent.click(screen.getByRole('button', { name: 'Weiter' }));

test('BLK-19: requires a valid address', async () => {
  expect(email()).toHaveAttribute('inputmode', 'email');
  await onward();
  expect(email()).toBeInvalid();
  await userEvent.type(email(), 'jan@');
  await onward();
  expect(email()).toHaveAccessibleDescription(/^Bitte prüfen Sie die E-Mail-Adresse/);
  expect(push).not.toHaveBeenCalled();
});

test('BLK-19: stores the address and opens the newsletter page', async () => {
  await userEvent.type(email(), 'jan@example.com');
  await onward();
  expect(push).toHaveBeenCalledWith('/de-de/newsletter', undefined, expect.anything());
  expect(sessionStorage.getItem('storage_newsletterEmail')).toBe('jan@example.com');
});
