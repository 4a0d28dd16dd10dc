import { render, screen, within } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { CategoryHeader } from './category-header';
import { categoryHeaderFixtures } from './category-header.fixture';

const { default: plain, minimal, maximal } = categoryHeaderFixtures;

test('BLK-01: the category header shows the category’s name and links to its subcategories', () => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <CategoryHeader {...plain} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Hemden', level: 2 })).toBeVisible();
  const parts = screen.getByRole('list', { name: 'Hemden' });
  expect(within(parts).getAllByRole('link')).toHaveLength(4);
});

test('BLK-01: as a page’s first block, the category header has the page’s heading and picture', () => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <CategoryHeader {...maximal} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hemden und Polohemden');
  const picture = screen.getByRole('img', { name: 'Sechs gefaltete Hemden' });
  expect(picture).toHaveAttribute('loading', 'eager');
});

test('a headline is sufficient', () => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <CategoryHeader {...minimal} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Hemden' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
