import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { BlockProps } from '@/lib/cms/content/block';
import { NestedBlocksProvider } from '@/lib/cms/content/nested-blocks';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { VisitorProvider } from '@/lib/cms/visibility/visitor-context';
import { Tabs } from './tabs';
import { tabsFixtures } from './tabs.fixture';

/** Stub of the registry: renders a nested block's id. */
const page = (props: BlockProps<'tabs'>) => (
  <MessagesProvider messages={messagesFor('de')}>
    <VisitorProvider>
      <NestedBlocksProvider render={(blocks) => blocks.map(({ id }) => <p key={id}>{id}</p>)}>
        <Tabs {...props} />
      </NestedBlocksProvider>
    </VisitorProvider>
  </MessagesProvider>
);

const { default: plain } = tabsFixtures;
const tab = (name: string) => screen.getByRole('tab', { name });

test('BLK-08: each tab labels its panel, which contains its blocks', async () => {
  render(page(plain));
  expect(screen.getByRole('tablist', { name: 'Gut zu wissen' })).toBeVisible();
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  await userEvent.click(tab('Lieferung'));
  const panel = screen.getByRole('tabpanel', { name: 'Lieferung' });
  expect(within(panel).getByText('delivery-link')).toBeVisible();
  expect(tab('Lieferung')).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('tabpanel', { name: 'Pflege' })).toBeNull();
});

test('PDP-17: the first tab is active, and the only one in the focus order', () => {
  render(page(plain));
  expect(screen.getByRole('tabpanel', { name: 'Pflege' })).toBeVisible();
  const order = screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex);
  expect(order).toEqual([0, -1, -1]);
});

test('BLK-08: arrows, Home and End move through the tabs, wrapping around', async () => {
  render(page(plain));
  await userEvent.tab();
  expect(tab('Pflege')).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Lieferung'],
    ['{End}', 'Rückgabe'],
    ['{ArrowRight}', 'Pflege'],
    ['{ArrowLeft}', 'Rückgabe'],
    ['{Home}', 'Pflege'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  }
});

test('PDP-17: omits a tab whose blocks are all hidden for this visitor', () => {
  const [first, ...rest] = plain.fields.items;
  if (!first) throw new Error('the fixture has tabs');
  const body = first.body.map((block) => ({ ...block, visitor: { audience: 'loggedIn' } }));
  render(page({ ...plain, fields: { ...plain.fields, items: [{ ...first, body }, ...rest] } }));
  expect(screen.queryByRole('tab', { name: 'Pflege' })).toBeNull();
  expect(tab('Lieferung')).toHaveAttribute('aria-selected', 'true');
});

test('an address’s hash opens its tab', () => {
  location.hash = '#returns';
  HTMLElement.prototype.scrollIntoView = jest.fn();
  render(page(plain));
  expect(screen.getByRole('tabpanel', { name: 'Rückgabe' })).toBeVisible();
  location.hash = '';
});

test('without JavaScript all texts are visible below their headings', () => {
  document.body.innerHTML = renderToString(page(plain));
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Pflege',
    'Lieferung',
    'Rückgabe',
  ]);
  expect(screen.getByText('returns-link')).toBeVisible();
  expect(screen.queryByRole('tabpanel')).toBeNull();
});
