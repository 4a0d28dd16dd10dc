import { fireEvent, render, screen, within } from '@testing-library/react';
import Router from 'next/router';
import { emptyFooter, type FooterContent } from '@/lib/cms/layout/footer-content';
import { openModal } from '@/lib/browser/modals/modals';
import { siteFrame } from '@/lib/cms/layout/site-frame.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { SiteFooter } from './site-footer';

jest.mock('@/lib/browser/modals/modals');

const page = (href: string) => ({ href, opens: 'page' }) as const;
const full: FooterContent = {
  text: 'Herrenmode ohne Eile.',
  serviceLinks: [{ id: 'care', name: 'Pflege', link: page('/de-de/pflege') }],
  legalLinks: [{ id: 'imprint', name: 'Impressum', link: page('/de-de/impressum') }],
  social: [
    {
      id: 'instagram',
      network: 'Instagram',
      link: { href: 'https://example.com/i', opens: 'external' },
    },
  ],
  payments: ['Visa', 'invoice'],
  hotlines: [
    { id: 'advice', label: 'Beratung', number: '+49 89 1234 560', hours: 'Montag bis Samstag' },
  ],
  newsletter: { headline: 'Neues', text: null, link: page('/de-de/newsletter') },
  apps: [
    { id: 'ios', store: 'App Store', link: { href: 'https://example.com/a', opens: 'external' } },
  ],
  store: {
    id: 'house',
    name: 'Haus am Rindermarkt',
    address: 'Rindermarkt 12',
    openingHours: '10 bis 19 Uhr',
    link: page('/de-de/haus'),
    latitude: 48.1,
    longitude: 11.5,
    mapHeight: 220,
    nativeMarker: false,
  },
  mapTiles: null,
};

/** Wording required by Directive 2011/83/EU, article 11a, or clear equivalents. */
const WITHDRAW: readonly (readonly [Language, string])[] = [
  ['de', 'Vertrag widerrufen'],
  ['en', 'Withdraw from contract here'],
  ['cs', 'Zde odstoupit od smlouvy'],
  ['pl', 'Odstąp od umowy tutaj'],
  ['nl', 'Hier de overeenkomst herroepen'],
  ['fr', 'Renoncer au contrat ici'],
];

function show(
  footer: FooterContent = full,
  language: Language = 'de',
  path = '/hemden',
  isCalm = false,
) {
  render(
    <MessagesProvider messages={messagesFor(language)}>
      <SiteFooter
        frame={{ ...siteFrame, footer }}
        project="hrm"
        locale={`${language}-de`}
        addresses={{ paths: { de: path, en: '/shirts' }, territories: null }}
        isCalm={isCalm}
      />
    </MessagesProvider>,
  );
  return within(screen.getByRole('contentinfo'));
}

test('NAV-15: shows service and legal links, social networks, payment methods and apps', () => {
  const footer = show();
  const legal = footer.getByRole('navigation', { name: 'Rechtliches' });
  expect(within(legal).getByRole('link', { name: 'Impressum' })).toHaveAttribute(
    'href',
    '/de-de/impressum',
  );
  expect(footer.getByRole('link', { name: 'Pflege' })).toBeVisible();
  expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('rel', 'noopener');
  const payments = within(footer.getByRole('list', { name: 'Zahlungsarten' }));
  expect(payments.getByRole('img', { name: 'Rechnung' })).toBeVisible();
  expect(payments.getAllByRole('img')).toHaveLength(2);
  expect(footer.getByRole('link', { name: 'App Store' })).toBeVisible();
});

test('NAV-15: a hotline is a phone link with its hours', () => {
  const footer = show();
  expect(footer.getByRole('link', { name: '+49 89 1234 560' })).toHaveAttribute(
    'href',
    'tel:+49891234560',
  );
  expect(footer.getByText('Montag bis Samstag')).toBeVisible();
});

test('NAV-15, NAV-16: shows the service store with address, hours and map', async () => {
  const footer = show();
  expect(footer.getByText('Rindermarkt 12')).toBeVisible();
  expect(footer.getByText('10 bis 19 Uhr')).toBeVisible();
  expect(await footer.findByRole('img', { name: 'Lage: Haus am Rindermarkt' })).toBeVisible();
});

describe('the newsletter sign-up', () => {
  const submit = (address: string) => {
    const footer = show();
    const field = footer.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' });
    fireEvent.change(field, { target: { value: address } });
    fireEvent.click(footer.getByRole('button', { name: 'Anmelden' }));
    return field;
  };
  const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
  beforeEach(() => {
    push.mockClear();
    sessionStorage.clear();
  });

  test('NAV-15: forwards the email address to the newsletter page, but not in the URL', () => {
    submit('name@example.com');
    expect(push).toHaveBeenCalledWith('/de-de/newsletter', undefined, expect.anything());
    expect(Object.values(sessionStorage)).toEqual(['name@example.com']);
  });

  test.each(['', 'name', 'name@'])('rejects %j with an explanation', (address) => {
    const field = submit(address);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/vollständige E-Mail-Adresse/);
    expect(push).not.toHaveBeenCalled();
  });

  test('NAV-15: is not repeated on the newsletter page', () => {
    const footer = show(full, 'de', '/newsletter');
    expect(footer.queryByRole('textbox')).toBeNull();
  });

  test('NAV-15: is a form without scripts', () => {
    const form = submit('').form;
    expect(form).toHaveAttribute('action', '/de-de/newsletter');
    expect(new FormData(form ?? undefined).has('email')).toBe(true);
  });
});

test('links to the page in the country’s other languages and to the choice of country', () => {
  const footer = show();
  const line = within(footer.getByRole('navigation', { name: 'Land und Sprache' }));
  expect(line.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en-de/shirts');
  expect(line.getByRole('link', { name: 'Čeština' })).toHaveAttribute('href', '/cs-de');
  expect(line.getByRole('link', { current: true })).toHaveTextContent('Deutsch');
  fireEvent.click(line.getByRole('button', { name: 'Land und Sprache: Deutschland' }));
  expect(openModal).toHaveBeenCalledWith('localeSwitcher', {});
});

test('in the checkout, shows whom to call and the legal links, without newsletter, map and payment methods', () => {
  const footer = show(full, 'de', '/hemden', true);
  expect(footer.getByRole('link', { name: '+49 89 1234 560' })).toBeVisible();
  expect(footer.getByRole('link', { name: 'Impressum' })).toBeVisible();
  expect(footer.getByRole('link', { name: 'Vertrag widerrufen' })).toBeVisible();
  expect(footer.queryByRole('textbox')).toBeNull();
  expect(footer.queryByText('Haus am Rindermarkt')).toBeNull();
  expect(footer.queryByRole('list', { name: 'Zahlungsarten' })).toBeNull();
});

test('omits parts that an editor left out', () => {
  const footer = show(emptyFooter, 'fr');
  expect(footer.getAllByRole('navigation')).toHaveLength(1);
  expect(footer.queryByRole('heading')).toBeNull();
  expect(footer.queryByRole('textbox')).toBeNull();
  expect(footer.getByText('© HRM')).toBeVisible();
});

test.each(WITHDRAW)('NAV-15: links to the withdrawal function in %s', (language, name) => {
  const footer = show(emptyFooter, language);
  expect(footer.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/${language}-de/checkout/order?step=withdraw`,
  );
});
