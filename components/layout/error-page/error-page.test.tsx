import { render, screen } from '@testing-library/react';
import { ErrorPage } from './error-page';

test('an error page says what happened, what to do, and offers a way on', () => {
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
