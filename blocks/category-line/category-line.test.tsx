import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { CategoryLine } from './category-line';
import { categoryLineFixtures } from './category-line.fixture';

const show = (props: BlockProps<'categoryLine'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <CategoryLine {...props} />
    </MessagesProvider>,
  );

const { default: plain, minimal, maximal } = categoryLineFixtures;

test('PLP-10: the category line is a separate navigation, in the editor’s order', () => {
  show(plain);
  const line = within(screen.getByRole('navigation', { name: 'Oberteile' }));
  expect(line.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Hemden',
    'Polos',
    'Strick',
    'Hosen',
    'Jeans',
  ]);
});

test('a line without an editor’s name has a default one', () => {
  show(minimal);
  expect(screen.getByRole('navigation', { name: 'Weitere Kategorien' })).toBeVisible();
});

test('pictures are decorative', () => {
  show(maximal);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('presentation')).toHaveLength(16);
});
