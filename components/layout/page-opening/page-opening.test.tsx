import { render, screen, within } from '@testing-library/react';
import type { PagePosition } from '@/lib/cms/layout/site-frame';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageOpening } from './page-opening';

const page = (href: string) => ({ href, opens: 'page' as const });
const place: PagePosition = {
  trail: [
    { id: 'home', name: 'Start', link: page('/de-de') },
    { id: 'mode', name: 'Mode', link: null },
    { id: 'hemden', name: 'Hemden', link: page('/de-de/hemden') },
  ],
  categories: [
    { id: 'leinen', name: 'Leinen', link: page('/de-de/leinen'), isTag: true },
    { id: 'twill', name: 'Twill', link: page('/de-de/twill'), isTag: false },
  ],
  brands: null,
  sideImages: [],
};
const show = (over: Partial<PagePosition> = {}) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <PageOpening place={{ ...place, ...over }} />
    </MessagesProvider>,
  );

test('BLK-01: breadcrumbs link to the pages above; the page itself and headings are no links', () => {
  show();
  const trail = within(screen.getByRole('navigation', { name: 'Sie sind hier' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Start',
    'Mode',
    'Hemden',
  ]);
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/de-de']);
  expect(trail.getByText('Hemden')).toHaveAttribute('aria-current', 'page');
});

test('NAV-07, NAV-09: the categories below are links, including tags', () => {
  show();
  const categories = within(screen.getByRole('navigation', { name: 'Kategorien' }));
  expect(categories.getByRole('link', { name: 'Leinen' })).toHaveAttribute('data-look', 'tag');
  expect(categories.getByRole('link', { name: 'Twill' })).toHaveAttribute('href', '/de-de/twill');
});

test('a home page begins with its blocks', () => {
  show({ trail: [], categories: [] });
  expect(screen.queryByRole('navigation')).toBeNull();
});
