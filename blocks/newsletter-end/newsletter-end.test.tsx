import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { ProjectId } from '@/lib/shop/project/projects';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { NewsletterEnd } from './newsletter-end';
import { newsletterEndFixtures } from './newsletter-end.fixture';

// jsdom has neither a server that creates a challenge nor the Web Crypto to solve it.
jest.mock('@/lib/shop/captcha/confirm-captcha');

const show = (project: ProjectId) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project, locale: 'de-de' }}>
        <NewsletterEnd {...newsletterEndFixtures.default} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

test('NWS-04: offers the shop’s reasons, and sends them as the endpoint spells them', async () => {
  jest.mocked(confirmCaptcha).mockResolvedValue({ token: 'token' });
  const sent = jest.fn();
  globalThis.fetch = sent.mockResolvedValue({ ok: true, json: async () => ({ success: true }) });
  history.replaceState(null, '', '/de-de/newsletter-abbestellen?uid=signed');
  show('hgg');
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.getByRole('radio', { name: 'Anderer Grund' })).toBeChecked();
  await userEvent.click(screen.getByText('Der Newsletter kommt zu oft'));
  await userEvent.click(screen.getByRole('button', { name: 'Newsletter abbestellen' }));
  const [path, { body }] = sent.mock.calls[0];
  expect([path, JSON.parse(body)]).toEqual([
    '/api/newsletter/unsubscribe',
    { reason: 'newsletterToOften', uid: 'signed' },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('keinen Newsletter mehr');
});

test('NWS-04: one shop offers big and tall sizes as a reason', () => {
  show('hrm');
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});
