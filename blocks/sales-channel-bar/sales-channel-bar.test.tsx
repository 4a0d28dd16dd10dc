import { render, screen } from '@testing-library/react';
import { SalesChannelBar } from './sales-channel-bar';
import { salesChannelBarFixtures } from './sales-channel-bar.fixture';

const { default: plain, maximal } = salesChannelBarFixtures;

test('BLK-14: sales channels are a list with the editor’s links', () => {
  render(<SalesChannelBar {...plain} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Am Telefon' })).toHaveAttribute(
    'href',
    'tel:+49899999810',
  );
  expect(screen.getByRole('link', { name: 'Im Haus' })).toHaveAttribute('href', '/de-de/haus');
  expect(screen.getByText('Im Shop').closest('a')).toBeNull();
});

test('BLK-14: names are headings one level below the bar’s own', () => {
  const { unmount } = render(<SalesChannelBar {...plain} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  unmount();
  render(<SalesChannelBar {...maximal} />);
  expect(screen.getByRole('region', { name: 'So kaufen Sie bei uns ein' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});
