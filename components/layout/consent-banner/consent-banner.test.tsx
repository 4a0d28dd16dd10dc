import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentConsent } from '@/lib/browser/consent/use-consent';
import { OPEN_QUESTION } from '@/lib/browser/consent/question-scripts';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { ConsentQuestion } from './consent-question';
import { ConsentSettingsButton } from './consent-settings-button';
import { DeferredConsentBanner } from './deferred-consent-banner';

const messages = messagesFor('de');
const root = document.documentElement;

function run(text: string): void {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
}

/** Runs the scripts like a browser that parses the document. */
function parse(): void {
  run(OPEN_QUESTION);
  const body = document.createElement('div');
  body.innerHTML = renderToStaticMarkup(<ConsentQuestion messages={messages.consent} />);
  document.body.append(body);
  run(body.querySelector('script')?.textContent ?? '');
}

const hydrate = () =>
  render(
    <MessagesProvider messages={messages}>
      <DeferredConsentBanner />
      <ConsentSettingsButton />
    </MessagesProvider>,
  );

const isRequested = () => root.hasAttribute('data-consent');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Removes the closed question, which the style sheet would hide. */
const withoutQuestion = () => document.querySelector('#consent-question')?.remove();
const settings = () => screen.findByRole('region', { name: 'Ihre Wahl zu Cookies' });

beforeEach(() => {
  document.cookie = 'consent=; path=/; max-age=0';
  document.head.replaceChildren();
  document.body.replaceChildren();
  root.removeAttribute('data-consent');
});

test.each([
  ['Nur notwendige', []],
  ['Alle annehmen', ['media', 'statistics', 'marketing']],
])('TRK-08: the banner works before any bundle has loaded: %s', async (name, categories) => {
  parse();
  expect(isRequested()).toBe(true);
  const changed = jest.fn();
  addEventListener('selvedge:consent', changed, { once: true });
  await press(name);
  expect(isRequested()).toBe(false);
  expect(currentConsent()).toMatchObject({ categories });
  expect(Date.now() - (currentConsent()?.givenAt ?? 0)).toBeLessThan(10_000);
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each(['consent=1700000000.', 'consent=1700000000.media~marketing'])(
  'TRK-08: a visitor who has chosen by %s is not asked again',
  (cookie) => {
    document.cookie = `${cookie}; path=/`;
    parse();
    expect(isRequested()).toBe(false);
  },
);

test.each(['consent=yes', 'consent=1.media', 'noconsent=1700000000.'])(
  'TRK-08: %s is not a choice',
  (cookie) => {
    document.cookie = `${cookie}; path=/`;
    parse();
    expect(isRequested()).toBe(true);
    document.cookie = `${cookie}; path=/; max-age=0`;
  },
);

test('TRK-08: Global Privacy Control counts as a choice', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  parse();
  expect(isRequested()).toBe(false);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test.each(['before', 'after'])(
  'TRK-08: nothing is preselected, and details can be opened %s hydration',
  async (moment) => {
    parse();
    if (moment === 'after') hydrate();
    await press('Auswählen');
    if (moment === 'before') hydrate();
    withoutQuestion();
    const region = await settings();
    expect(isRequested()).toBe(false);
    expect(within(region).getAllByRole('checkbox', { checked: false })).toHaveLength(3);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Externe Inhalte/ }));
    await press('Auswahl speichern');
    expect(document.cookie).toMatch(/consent=\d{10}\.media/);
    expect(screen.queryByRole('region')).toBeNull();
  },
);

test('TRK-08: a choice can be withdrawn', async () => {
  document.cookie = 'consent=1700000000.media~marketing; path=/';
  hydrate();
  expect(screen.queryByRole('region')).toBeNull();
  await press('Cookie-Einstellungen');
  const region = await settings();
  expect(region).toHaveFocus();
  await userEvent.click(within(region).getByRole('checkbox', { name: /^Werbung/ }));
  await press('Auswahl speichern');
  expect(document.cookie).toMatch(/consent=\d{10}\.media(;|$)/);
});

test('TRK-08: consent given elsewhere on the page closes the banner', () => {
  parse();
  hydrate();
  document.cookie = 'consent=1700000000.media; path=/';
  act(() => void dispatchEvent(new Event('selvedge:consent')));
  expect(isRequested()).toBe(false);
});

test('TRK-08: Escape closes the settings of a visitor who has chosen, and keeps the choice', async () => {
  document.cookie = 'consent=1700000000.media; path=/';
  hydrate();
  await press('Cookie-Einstellungen');
  await settings();
  document.body.focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(currentConsent()?.categories).toEqual(['media']);
});
