import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesFor } from '@/lib/i18n/messages';
import { MessagesProvider } from '@/lib/i18n/use-messages';
import { ConsentSettingsButton } from './consent-settings-button';
import { DeferredConsentBanner } from './deferred-consent-banner';

const show = () =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <DeferredConsentBanner />
      <ConsentSettingsButton />
    </MessagesProvider>,
  );

const banner = () => screen.findByRole('region', { name: 'Ihre Wahl zu Cookies' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  document.cookie = 'consent=; path=/; max-age=0';
});

test('TRK-08: the question comes after the page, and the answer is kept', async () => {
  show();
  expect(screen.queryByRole('region')).toBeNull();
  await banner();
  await press('Nur notwendige');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.cookie).toMatch(/consent=\d{10}\.(;|$)/);
});

test('TRK-08: nothing is chosen beforehand, and a part can be chosen', async () => {
  show();
  const region = await banner();
  await press('Auswählen');
  const boxes = within(region).getAllByRole('checkbox', { checked: false });
  expect(boxes).toHaveLength(3);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Externe Inhalte/ }));
  await press('Auswahl speichern');
  expect(document.cookie).toMatch(/consent=\d{10}\.media/);
});

test('TRK-08: a choice can be taken back', async () => {
  document.cookie = 'consent=1700000000.media~marketing; path=/';
  show();
  expect(screen.queryByRole('region')).toBeNull();
  await press('Cookie-Einstellungen');
  const region = await banner();
  expect(region).toHaveFocus();
  await userEvent.click(within(region).getByRole('checkbox', { name: /^Werbung/ }));
  await press('Auswahl speichern');
  expect(document.cookie).toMatch(/consent=\d{10}\.media(;|$)/);
});
