import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Navigation, NavigationEntry } from '@/lib/cms/layout/site-frame';
import { navigationTree } from '@/lib/cms/layout/server-only-content';
import { navigationEntry, navigationOf, siteFrame } from '@/lib/cms/layout/site-frame.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { NavigationBar } from './navigation';

const requests = jest.fn();
const reply = (entries: readonly NavigationEntry[]) => ({
  ok: true,
  json: async () => ({ tree: entries }),
});
/** Responds to pending requests. */
let arrive: (entries: readonly NavigationEntry[]) => Promise<void>;

function isSlow() {
  let resolve: (response: Partial<Response>) => void;
  const coming = new Promise<Partial<Response>>((settle) => (resolve = settle));
  requests.mockReturnValue(coming);
  arrive = (entries) => act(async () => resolve(reply(entries)));
}

let shops = 0;
let tree: NavigationEntry[] = [];

beforeEach(() => {
  requests.mockReset();
  isSlow();
  globalThis.fetch = requests;
  // A different shop for each test, because trees are cached.
  shops += 1;
  const children = [navigationEntry('twill', 'Twill')];
  tree = [
    navigationEntry(`hemden-${shops}`, 'Hemden', { children }),
    navigationEntry('haus', 'Das Haus'),
  ];
});

const header = (navigation: Navigation) => (
  <MessagesProvider messages={messagesFor('de')}>
    <NavigationBar frame={{ ...siteFrame, navigation }} />
  </MessagesProvider>
);
const own = (version: string, entries = tree) => navigationOf(entries, `/${shops}/${version}`);

function open() {
  const onServer = navigationTree.attach(own('a'), tree);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(header(onServer));
  return render(header(own('a')), { container, hydrate: true });
}

const row = () => screen.getByRole('navigation', { name: 'Hauptnavigation' });
const links = () =>
  within(row())
    .getAllByRole('link')
    .map((link) => link.textContent);
const link = (name: string) => within(row()).getByRole('link', { name });
const comeNear = () => act(async () => void fireEvent.pointerEnter(row()));

test('NAV-01: the server’s HTML contains every link, without a request', () => {
  open();
  expect(links()).toEqual(['Hemden', 'Alles in Hemden', 'Twill', 'Das Haus']);
  expect(requests).not.toHaveBeenCalled();
});

test('NAV-01: requests the tree once, when pointer or focus comes near', async () => {
  open();
  await comeNear();
  await comeNear();
  expect(requests.mock.calls.map(([address]) => address)).toEqual([`/${shops}/a`]);
  expect(link('Twill')).toBeInTheDocument();
});

test('NAV-01: replaces the server’s links with the loaded tree', async () => {
  open();
  const written = link('Twill');
  await comeNear();
  expect(written).toBeInTheDocument();
  await arrive(tree);
  expect(written).not.toBeInTheDocument();
  expect(link('Twill')).toHaveAttribute('href', '/de-de/twill');
});

test('NAV-01: replaces nothing around the focus until it moves on', async () => {
  open();
  const written = link('Twill');
  await act(async () => written.focus());
  await arrive(tree);
  expect(written).toHaveFocus();
  await act(async () => link('Das Haus').focus());
  expect(written).not.toBeInTheDocument();
  expect(link('Twill')).toBeInTheDocument();
});

test('NAV-01: a page with another tree requests that and shows the previous one meanwhile', async () => {
  const { rerender } = open();
  await comeNear();
  await arrive(tree);
  isSlow();
  await act(async () => rerender(header(own('b'))));
  expect(requests).toHaveBeenLastCalledWith(`/${shops}/b`, expect.anything());
  expect(links()).toContain('Twill');
  const children = [navigationEntry('leinen', 'Leinen')];
  const newer = tree.map((entry) => (entry.children.length > 0 ? { ...entry, children } : entry));
  await arrive(newer);
  expect(links()).toEqual(['Hemden', 'Alles in Hemden', 'Leinen', 'Das Haus']);
});

test('NAV-01: the server’s links are removed with the page they were rendered for', async () => {
  const { rerender } = open();
  await act(async () => rerender(header(own('b'))));
  expect(links()).toEqual(['Hemden', 'Alles in Hemden', 'Das Haus']);
});

test('NAV-01: a header from a client navigation has links before and without its tree', async () => {
  requests.mockRejectedValue(new TypeError('offline'));
  render(header(own('a')));
  await comeNear();
  expect(links()).toEqual(['Hemden', 'Alles in Hemden', 'Das Haus']);
  requests.mockResolvedValue(reply(tree));
  await comeNear();
  expect(links()).toContain('Twill');
});
