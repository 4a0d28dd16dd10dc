import { render, screen, within } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { ErrorPage } from './error-page';
import { WaysOn } from './ways-on';

test('an error page says what happened and what to do, and offers links', () => {
  render(
    <ErrorPage
      headline="Diese Seite gibt es nicht mehr"
      sentence="Vielleicht wurde sie verschoben."
      wayOn={{ label: 'Zur Startseite', link: { href: '/de-de', opens: 'page' } }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('gibt es nicht mehr');
  expect(screen.getByText('Vielleicht wurde sie verschoben.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de-de');
});

test('the page of a server error shows the id of the request, for visitors to quote', () => {
  render(
    <ErrorPage
      headline="Hier ist etwas schiefgegangen"
      sentence="Das liegt an uns."
      reference={{ label: 'Nummer:', id: '4711-abc' }}
      wayOn={{ label: 'Zur Startseite', link: { href: '/de-de', opens: 'page' } }}
    />,
  );
  expect(screen.getByText('Nummer:')).toHaveTextContent('Nummer: 4711-abc');
});

const head = (id: string, row?: 'link' | 'flyout') => ({
  id,
  name: id,
  configuration: {},
  ...(row && { row }),
  link: { href: `/de-de/${id.toLowerCase()}`, opens: 'page' as const },
});

const showWaysOn = (searchHref: string | null) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <WaysOn
        searchHref={searchHref}
        categories={[head('Hemden', 'flyout'), head('Nur im Menü')]}
      />
    </MessagesProvider>,
  );

test('a missing page offers the categories and a search that works without scripts', () => {
  showWaysOn('/de-de/search');
  const field = screen.getByRole('searchbox', { name: /Wonach suchen Sie/ });
  expect(field).toHaveAttribute('name', 'query');
  expect(field.closest('form')).toHaveAttribute('action', '/de-de/search');
  expect(screen.getByRole('button', { name: 'Suchen' })).toHaveAttribute('type', 'submit');
  const categories = within(screen.getByRole('navigation', { name: 'Oder stöbern Sie in' }));
  expect(categories.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Hemden']);
});

test('a shop without a search only offers its categories', () => {
  showWaysOn(null);
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getByRole('link', { name: 'Hemden' })).toHaveAttribute('href', '/de-de/hemden');
});
