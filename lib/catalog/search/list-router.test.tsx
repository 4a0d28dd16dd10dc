import { createListRouter, listKey } from './list-router';
import { EMPTY_LIST_STATE, type ListState } from '@/lib/catalog/catalogue/list-state';

const list = (changes: Partial<ListState> = {}): ListState => ({ ...EMPTY_LIST_STATE, ...changes });
const address = () => location.pathname + location.search;
const NEXT = { __N: true, url: '/s/[project]', as: '/de-de/hemden?utm_source=mail', options: {} };

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(NEXT, '', '/de-de/hemden?utm_source=mail');
});
afterEach(() => jest.useRealTimers());

test('PLP-04, CST-01: the address is updated once, 400 ms after the last change', () => {
  const { write } = createListRouter();
  const steps = history.length;
  write(list({ filters: { sale: ['true'] } }));
  jest.advanceTimersByTime(300);
  write(list({ filters: { brand: ['Halden'] } }));
  jest.advanceTimersByTime(399);
  expect(address()).toBe('/de-de/hemden?utm_source=mail');
  jest.advanceTimersByTime(1);
  expect(address()).toBe('/de-de/hemden?utm_source=mail&filters[brand]=Halden');
  expect(history.length).toBe(steps + 1);
});

test('PLP-03: scrolling to another page replaces the current history entry', () => {
  const { showPage, flush } = createListRouter();
  const steps = history.length;
  showPage(3);
  flush();
  expect(address()).toBe('/de-de/hemden?utm_source=mail&page=3');
  showPage(1);
  flush();
  expect(address()).toBe('/de-de/hemden?utm_source=mail');
  expect(history.length).toBe(steps);
});

test('keeps Next’s state in the history, with the new address', () => {
  const { showPage, flush } = createListRouter();
  showPage(2);
  flush();
  expect(history.state).toEqual({ ...NEXT, as: '/de-de/hemden?utm_source=mail&page=2' });
});

test('notifies of Back within the list and discards the pending address', () => {
  const { listen, write } = createListRouter();
  const messages: ListState[] = [];
  const stop = listen((state) => messages.push(state));
  write(list({ query: 'leinen' }));
  history.replaceState(NEXT, '', '/de-de/hemden?filters[sale]=true');
  dispatchEvent(new PopStateEvent('popstate'));
  jest.advanceTimersByTime(1_000);
  expect(messages).toEqual([list({ filters: { sale: ['true'] } })]);
  expect(address()).toBe('/de-de/hemden?filters[sale]=true');
  stop();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(messages).toHaveLength(1);
});

test('ignores Back to another page', () => {
  const { listen } = createListRouter();
  const messages: ListState[] = [];
  const stop = listen((state) => messages.push(state));
  history.replaceState(NEXT, '', '/de-de/hosen?page=2');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(messages).toEqual([]);
  stop();
});

test('all pages of a list have the same key', () => {
  const filtered = list({ filters: { sale: ['true'] } });
  expect(listKey('/x', { ...filtered, page: 4 })).toBe(listKey('/x', filtered));
  expect(listKey('/x', filtered)).not.toBe(listKey('/x', list()));
});
