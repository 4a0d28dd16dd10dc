import { render, screen, within } from '@testing-library/react';
import type { SiteFrame } from '@/lib/app-shell/site-frame';
import { siteFrame } from '@/lib/app-shell/site-frame.fixture';
import { messagesFor } from '@/lib/i18n/messages';
import { WordsProvider } from '@/lib/i18n/words';
import { SiteFooter } from './site-footer';

const frame: SiteFrame = {
  ...siteFrame,
  projectName: 'ECK',
  footerText: 'Herrenmode ohne Eile.',
  footerLinks: [{ id: 'imprint', name: 'Impressum', href: '/de-de/impressum' }],
};

const show = (over: Partial<SiteFrame> = {}) =>
  render(
    <WordsProvider messages={messagesFor('fr')}>
      <SiteFooter frame={{ ...frame, ...over }} project="eck" />
    </WordsProvider>,
  );

test('the footer holds the text, the links and the legal line', () => {
  show();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('Herrenmode ohne Eile.');
  expect(footer).toHaveTextContent('© ECK');
  const links = within(footer).getByRole('navigation', { name: 'Service et mentions légales' });
  expect(within(links).getByRole('link', { name: 'Impressum' })).toHaveAttribute(
    'href',
    '/de-de/impressum',
  );
});

test('without links there is no empty navigation', () => {
  show({ footerLinks: [] });
  expect(screen.queryByRole('navigation')).toBeNull();
});
