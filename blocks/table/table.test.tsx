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

test('BLK-09: columns become a table with column and row headers', () => {
  show(plain);
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Größe', 'Brust', 'Bauch']);
  const row = screen.getByRole('row', { name: /^4XL/ });
  expect(within(row).getByRole('rowheader', { name: '4XL' })).toBeVisible();
  expect(within(row).getByRole('cell', { name: '134–141' })).toBeVisible();
});

test('BLK-09: shorter columns are filled up, so that all rows have the same length', () => {
  show(plain);
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows.map((row) => row.children.length)).toEqual([3, 3, 3]);
});

test('BLK-09: the table scrolls in a region that can be focused by keyboard', () => {
  show(plain);
  const region = screen.getByRole('region', { name: 'Brust und Bauch in Zentimetern' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('table')).toBeVisible();
});

test('BLK-09: alignment, background, padding and sticky cells are passed to the styles', () => {
  const { container } = show(maximal);
  const [root] = container.children;
  expect(root).toHaveAttribute('data-tone', 'soft');
  expect(root).toHaveAttribute('data-padding', 'large');
  const region = screen.getByRole('region');
  expect(region).toHaveAttribute('data-alignment', 'end');
  expect(region).toHaveAttribute('data-sticky', 'row column');
});

test('a single column has no row headers, and a table without a headline still has a name', () => {
  show(minimal);
  expect(screen.queryByRole('rowheader')).toBeNull();
  expect(screen.getByRole('region', { name: 'Tabelle' })).toBeVisible();
});
