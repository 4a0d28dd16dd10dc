import { act, fireEvent, render, screen } from '@testing-library/react';
import { deferHydration, untilAllHydrated } from './deferred-hydration';

let rest: () => void = () => {};

jest.mock('./when-idle', () => ({
  whenIdle: (callback: () => void) => {
    rest = callback;
    return () => undefined;
  },
}));

let isOutOfReach = false;
const asked: string[] = [];
const load = (id: string) => () => {
  asked.push(id);
  return isOutOfReach ? Promise.reject(new Error('no network')) : Promise.resolve();
};
const settle = () => act(async () => {});

function show(id: string) {
  const followed: string[] = [];
  render(
    <div data-block={id}>
      <div data-block="inside">
        <a href="#there" onClick={() => followed.push('link')}>
          <span>there</span>
        </a>
        <input aria-label="name" />
      </div>
    </div>,
  );
  return followed;
}

beforeEach(() => {
  asked.length = 0;
  isOutOfReach = false;
});

test('a block is asked for once, when somebody comes to what is in it', async () => {
  const deferredPart = deferHydration('touched', load('touched'));
  show('touched');
  expect(deferHydration('touched', load('again'))).toBe(deferredPart);
  await settle();
  expect(asked).toEqual([]);
  fireEvent.pointerOver(screen.getByText('there'));
  fireEvent.focusIn(screen.getByRole('textbox'));
  await settle();
  expect(asked).toEqual(['touched']);
  expect(deferredPart.isHydrated).toBe(true);
});

test('a click is kept until the block can answer, and made once', async () => {
  deferHydration('clicked', load('clicked'));
  const followed = show('clicked');
  expect(fireEvent.click(screen.getByText('there'))).toBe(false);
  expect(followed).toEqual([]);
  await settle();
  expect(followed).toEqual(['link']);
});

test('a click that asks for a tab of its own is the browser’s', () => {
  deferHydration('modified', load('modified'));
  const followed = show('modified');
  fireEvent.click(screen.getByText('there'), { ctrlKey: true });
  expect(followed).toEqual(['link']);
});

test('a link whose block cannot be had leads on', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  isOutOfReach = true;
  const deferredPart = deferHydration('lost', load('lost'));
  const followed = show('lost');
  fireEvent.click(screen.getByText('there'));
  await settle();
  expect(followed).toEqual(['link']);
  expect(deferredPart.isHydrated).toBe(false);
  fireEvent.click(screen.getByText('there'));
  expect(followed).toEqual(['link', 'link']);
});

test('all wake when the page is at rest, and who waits for it hears', async () => {
  const deferredParts = ['one', 'two'].map((id) => deferHydration(id, load(id)));
  const waiting = untilAllHydrated();
  expect(waiting).not.toBeNull();
  rest();
  await waiting;
  expect(asked).toEqual(['one', 'two']);
  expect(deferredParts.every(({ isHydrated }) => isHydrated)).toBe(true);
});

test('neither a link nor a page waits for a slow connection for ever', async () => {
  jest.useFakeTimers();
  deferHydration('slow', () => new Promise(() => {}));
  const followed = show('slow');
  fireEvent.click(screen.getByText('there'));
  void untilAllHydrated()?.then(() => followed.push('page'));
  await act(() => jest.advanceTimersByTimeAsync(1_999));
  expect(followed).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(followed.toSorted()).toEqual(['link', 'page']);
  jest.useRealTimers();
});
