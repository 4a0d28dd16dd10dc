import { render, screen } from '@testing-library/react';
import type { Link } from '@/lib/content/block';
import { ContentLink } from './content-link';

const show = (link: Link) => render(<ContentLink link={link}>weiter</ContentLink>);
const link = () => screen.getByRole('link', { name: 'weiter' });

test('a page keeps its path', () => {
  show({ href: '/de-at/hemden?size=5XL#top', opens: 'page' });
  expect(link()).toHaveAttribute('href', '/de-at/hemden?size=5XL#top');
});

test('another site learns nothing of the window it was opened from', () => {
  show({ href: 'https://example.com/', opens: 'external' });
  expect(link()).toHaveAttribute('rel', 'noopener');
});

test.each(['page', 'external'] as const)('a %s may open in a tab of its own', (opens) => {
  const href = opens === 'page' ? '/de-de' : 'https://example.com/';
  render(
    <ContentLink link={{ href, opens }} target="_blank">
      weiter
    </ContentLink>,
  );
  expect(link()).toHaveAttribute('target', '_blank');
});

test('a modal link works as an ordinary link and says that it opens a modal', () => {
  show({ href: '/de-de/versand', opens: 'modal' });
  expect(link()).toHaveAttribute('href', '/de-de/versand');
  expect(link()).toHaveAttribute('data-opens', 'modal');
});

test.each(['+49 (89) 12-34.5/6', 'tel:+498912 3456'])('%s is dialled by its digits', (href) => {
  show({ href, opens: 'phone' });
  expect(link()).toHaveAttribute('href', 'tel:+4989123456');
});

test.each([
  { href: 'javascript:alert(1)', opens: 'external' },
  { href: 'JaVaScRiPt:alert(1)', opens: 'modal' },
  { href: 'data:text/html,x', opens: 'external' },
  { href: '//evil.example', opens: 'page' },
  { href: '/\\evil.example', opens: 'page' },
  { href: 'tel:javascript', opens: 'phone' },
] as const)('$href as $opens stays text', (unsafe) => {
  show(unsafe);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('weiter')).toBeVisible();
});
