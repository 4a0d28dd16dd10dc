import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { ProjectId } from '@/lib/shop/project/projects';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { VoucherBracketBox } from './voucher-bracket-box';
import { voucherBracketBoxFixtures } from './voucher-bracket-box.fixture';

const page = (project: ProjectId = 'hgg') => (
  <MessagesProvider messages={messagesFor('de')}>
    <RouteContextProvider value={{ project, locale: 'de-de' }}>
      <VoucherBracketBox {...voucherBracketBoxFixtures.default} />
    </RouteContextProvider>
  </MessagesProvider>
);

const logIn = (userLevel: string | null) =>
  localStorage.setItem('storage_HIR-USER-STORAGE', JSON.stringify({ loggedIn: true, userLevel }));

beforeEach(() => localStorage.clear());

test.each([
  ['hgg', 'black', 'BLACK20', '20 %'],
  ['hgg', 'blue', 'BLUE15', '15 %'],
  ['hrm', 'silver', 'SILVER15', '15 %'],
  ['eck', 'black', 'SILVER20', '20 %'],
  ['eck', 'blue', 'SILVER15', '15 %'],
] as const)('BLK-16: in %s the level %s has the code %s', (project, level, code, percent) => {
  logIn(level);
  render(page(project));
  const box = screen.getByRole('region', { name: 'Ihr Vorteil' });
  expect(box).toHaveTextContent(code);
  expect(box).toHaveTextContent(`${percent} auf Ihren nächsten Einkauf.`);
});

test('BLK-16: guests and customers without a level do not see the box', () => {
  const { unmount } = render(page());
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  logIn(null);
  render(page());
  expect(screen.queryByRole('region')).toBeNull();
});

test('BLK-16: the HTML contains no code', () => {
  expect(renderToString(page())).not.toMatch(/\b(BLACK|BLUE|SILVER)\d/);
});
