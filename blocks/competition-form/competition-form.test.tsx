import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { CompetitionForm } from './competition-form';
import { competitionFormFixtures } from './competition-form.fixture';

// jsdom has neither a server that creates a challenge nor the Web Crypto to solve it.
jest.mock('@/lib/shop/captcha/confirm-captcha');

const show = (props: BlockProps<'competitionForm'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <CompetitionForm {...props} />
    </MessagesProvider>,
  );

const { default: plain, maximal } = competitionFormFixtures;
const sent = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(confirmCaptcha).mockResolvedValue({ token: 'token' });
  globalThis.fetch = sent.mockResolvedValue({ ok: true, json: async () => ({ success: true }) });
});

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'jan@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Jan');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nachname' }), 'Novák');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
}
const takePart = () => userEvent.click(screen.getByRole('button', { name: 'Teilnehmen' }));

test('BLK-17: email, names and both consents are required', async () => {
  show(plain);
  await takePart();
  const summary = screen.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  expect(summary.querySelectorAll('li')).toHaveLength(5);
  expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveAttribute('inputmode', 'email');
  expect(sent).not.toHaveBeenCalled();
});

test('BLK-17, NWS-06: the entry is sent with isEvent and token, and confirmed by the editor’s text', async () => {
  show(maximal);
  await fillIn();
  await takePart();
  const [path, { body }] = sent.mock.calls[0];
  expect(path).toBe('/api/newsletter/raffle');
  expect(JSON.parse(body)).toEqual({
    email: 'jan@example.com',
    firstName: 'Jan',
    lastName: 'Novák',
    participationPrivacy: true,
    notificationInfo: true,
    competition: maximal.id,
    isEvent: true,
    token: 'token',
  });
  expect(screen.getByRole('status')).toHaveTextContent('Wir ziehen am Monatsende.');
});

test('BLK-21: the consent text is collapsed after fourteen words', () => {
  show(plain);
  expect(screen.getByRole('button', { name: '… Weiterlesen' })).toBeVisible();
});
