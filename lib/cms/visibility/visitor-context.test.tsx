import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useAudienceVisitor, VisitorProvider } from './visitor-context';
import type { VisitorRule } from './verdict';

const CLOSABLE: VisitorRule = { audience: null, closedByCookie: 'ActionTeaser' };
const MEMBERS: VisitorRule = { audience: 'loggedIn', closedByCookie: null };

function Block({ id, rule }: { id: string; rule: VisitorRule }) {
  const { isShown, closeBlock } = useAudienceVisitor();
  if (!isShown(rule, id)) return null;
  return <button onClick={() => closeBlock('ActionTeaser', id)}>{id}</button>;
}

const page = (
  <VisitorProvider>
    <Block id="sale" rule={CLOSABLE} />
    <Block id="other" rule={CLOSABLE} />
    <Block id="members" rule={MEMBERS} />
  </VisitorProvider>
);
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  document.cookie = 'ActionTeaser=; path=/; max-age=0';
  localStorage.clear();
});

test('the server’s HTML contains every block, whatever its audience', () => {
  document.cookie = 'ActionTeaser=sale; path=/';
  expect(renderToString(page)).toMatch(/sale.*other.*members/);
});

test('BLK-03: blocks that the visitor closed earlier leave the page', () => {
  document.cookie = 'ActionTeaser=sale; path=/';
  render(page);
  expect(shown()).toEqual(['other']);
});

test('BLK-03, STO-04: a closed block disappears at once, and a cookie keeps it hidden', async () => {
  const { unmount } = render(page);
  await userEvent.click(screen.getByRole('button', { name: 'sale' }));
  expect(shown()).toEqual(['other']);
  expect(document.cookie).toContain('ActionTeaser=sale');
  unmount();
  render(page);
  expect(shown()).toEqual(['other']);
});

test('CMS-02: a block for logged-in visitors is shown to them', () => {
  localStorage.setItem('storage_HIR-USER-STORAGE', '{"loggedIn":true}');
  render(page);
  expect(shown()).toEqual(['sale', 'other', 'members']);
});

test('without a provider everything is shown, and closing has no effect', async () => {
  render(<Block id="sale" rule={MEMBERS} />);
  await userEvent.click(screen.getByRole('button'));
  expect(shown()).toEqual(['sale']);
});
