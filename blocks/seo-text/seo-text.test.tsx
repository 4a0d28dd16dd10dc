import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { BlockProps } from '@/lib/cms/content/block';
import { paragraphs } from '@/lib/cms/content/block.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { SeoText } from './seo-text';
import { seoTextFixtures } from './seo-text.fixture';

const page = (props: BlockProps<'seoText'>) => (
  <MessagesProvider messages={messagesFor('de')}>
    <SeoText {...props} />
  </MessagesProvider>
);

const { default: plain, minimal } = seoTextFixtures;
const region = () => screen.getByRole('region', { name: 'Hemden in großen Größen' });

test('PLP-14: a long text is collapsed until a visitor expands it', () => {
  render(page(plain));
  expect(region()).toHaveAttribute('data-collapsed');
  const button = screen.getByRole('button', { name: 'Weiterlesen', expanded: false });
  fireEvent.click(button);
  expect(region()).not.toHaveAttribute('data-collapsed');
  fireEvent.click(screen.getByRole('button', { name: 'Weniger anzeigen', expanded: true }));
  expect(region()).toHaveAttribute('data-collapsed');
});

test.each([
  [749, false],
  [750, true],
])('PLP-14: a text of %i characters is collapsed: %s', (length, isCollapsed) => {
  const headline = 'Hemden in großen Größen';
  render(
    page({
      ...minimal,
      fields: { ...minimal.fields, headline, body: paragraphs('x'.repeat(length)) },
    }),
  );
  expect(region().hasAttribute('data-collapsed')).toBe(isCollapsed);
  expect(screen.queryAllByRole('button')).toHaveLength(isCollapsed ? 1 : 0);
});

test('PLP-14: the HTML contains the whole text', () => {
  const html = renderToString(page(plain));
  expect(html.match(/Ein gutes Hemd/g)).toHaveLength(16);
});
