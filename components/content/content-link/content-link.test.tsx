import { fireEvent, render, screen } from '@testing-library/react';
import { isFramed } from '@/lib/browser/modals/framed';
import { openModal } from '@/lib/browser/modals/modals';
import type { Link } from '@/lib/cms/content/block';
import { ContentLink } from './content-link';

jest.mock('@/lib/browser/modals/modals');
// jsdom's window is always the top one.
jest.mock('@/lib/browser/modals/framed');

const show = (link: Link) => render(<ContentLink link={link}>weiter</ContentLink>);
const link = () => screen.getByRole('link', { name: 'weiter' });

test('a link to a page keeps its path', () => {
  show({ href: '/de-at/hemden?size=5XL#top', opens: 'page' });
  expect(link()).toHaveAttribute('href', '/de-at/hemden?size=5XL#top');
});

test('a link to another site gives it no access to the opener', () => {
  show({ href: 'https://example.com/', opens: 'external' });
  expect(link()).toHaveAttribute('rel', 'noopener');
});

test.each(['page', 'external'] as const)('a %s can open in a new tab', (opens) => {
  const href = opens === 'page' ? '/de-de' : 'https://example.com/';
  render(
    <ContentLink link={{ href, opens }} target="_blank">
      weiter
    </ContentLink>,
  );
  expect(link()).toHaveAttribute('target', '_blank');
});

describe('a link that opens in a modal', () => {
  const open = jest.mocked(openModal);
  const modal = { href: '/de-de/versand', opens: 'modal' } as const;

  afterEach(() => {
    open.mockClear();
    jest.mocked(isFramed).mockReturnValue(false);
  });

  test('LNK-02: opens a modal named by its text, and is an ordinary link without scripts', () => {
    show(modal);
    expect(link()).toHaveAttribute('href', '/de-de/versand');
    expect(fireEvent.click(link())).toBe(false);
    expect(open).toHaveBeenCalledWith('page', { href: '/de-de/versand', title: 'weiter' });
  });

  test('LNK-02: is an ordinary link inside a frame', () => {
    jest.mocked(isFramed).mockReturnValue(true);
    show(modal);
    link().addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link());
    expect(open).not.toHaveBeenCalled();
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('opens a tab with %s, like any link', (key) => {
    show(modal);
    link().addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link(), { [key]: true });
    expect(open).not.toHaveBeenCalled();
  });

  test('LNK-05: opens the shipping information if its target is reserved', () => {
    show({ href: '/de-de', opens: 'shippingInfo' });
    fireEvent.click(link());
    expect(open).toHaveBeenCalledWith('shippingInfo', { title: 'weiter' });
  });
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
] as const)('$href as $opens is shown as text', (unsafe) => {
  show(unsafe);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('weiter')).toBeVisible();
});
