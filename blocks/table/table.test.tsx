import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { Table } from './table';
import { tableFixtures } from './table.fixture';

const show = (props: BlockProps<'table'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <Table {...props} />
    </MessagesProvider>,
  );

const { default: plain, minimal, maximal } = tableFixtures;

test('BLK-09: columns become a table whose headers name columns and rows', () => {
  show(plain);
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Größe', 'Brust', 'Bauch']);
  const row = screen.getByRole('row', { name: /^4XL/ });
  expect(within(row).getByRole('rowheader', { name: '4XL' })).toBeVisible();
  expect(within(row).getByRole('cell', { name: '134–141' })).toBeVisible();
});

test('BLK-09: a column that ends early is filled up, so that every row is as long', () => {
  show(plain);
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows.map((row) => row.children.length)).toEqual([3, 3, 3]);
});

test('BLK-09: the table scrolls in a region of its own that the keyboard reaches', () => {
  show(plain);
  const region = screen.getByRole('region', { name: 'Brust und Bauch in Zentimetern' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('table')).toBeVisible();
});

test('BLK-09: alignment, ground, padding and what sticks are told to the styles', () => {
  const { container } = show(maximal);
  const [root] = container.children;
  expect(root).toHaveAttribute('data-tone', 'soft');
  expect(root).toHaveAttribute('data-padding', 'large');
  const region = screen.getByRole('region');
  expect(region).toHaveAttribute('data-alignment', 'end');
  expect(region).toHaveAttribute('data-sticky', 'row column');
});

test('a single column names no rows, and a table without a headline still has a name', () => {
  show(minimal);
  expect(screen.queryByRole('rowheader')).toBeNull();
  expect(screen.getByRole('region', { name: 'Tabelle' })).toBeVisible();
});
