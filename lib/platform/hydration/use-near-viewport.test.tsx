import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNearViewport } from './use-near-viewport';

/** Callbacks registered with the browser; jsdom has neither API. */
let idle: (() => void)[] = [];
type OnSeen = (entries: { isIntersecting: boolean }[]) => void;
let seen: OnSeen[] = [];
let state: DocumentReadyState = 'complete';

class Observer {
  onSeen: OnSeen;
  constructor(onSeen: OnSeen) {
    this.onSeen = onSeen;
  }
  observe() {
    seen.push(this.onSeen);
  }
  disconnect() {
    seen = seen.filter((each) => each !== this.onSeen);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  idle = [];
  seen = [];
  state = 'complete';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
  Object.assign(window, {
    IntersectionObserver: Observer,
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    cancelIdleCallback: (number: number) => delete idle[number - 1],
  });
});

afterEach(() => jest.useRealTimers());

/** Lets time pass until the browser is idle. */
const becomeIdle = () =>
  act(async () => {
    jest.advanceTimersByTime(500);
    idle.forEach((callback) => callback());
  });

function Shelf() {
  const shelf = useRef<HTMLDivElement>(null);
  const { isNear, comeNear } = useNearViewport(shelf);
  return (
    <div ref={shelf}>
      <button onClick={comeNear}>{isNear ? 'near' : 'far'}</button>
    </div>
  );
}

test('an element near the viewport counts once the page is idle', async () => {
  render(<Shelf />);
  expect(seen).toHaveLength(0);
  await becomeIdle();
  act(() => seen[0]?.([{ isIntersecting: false }]));
  expect(screen.getByText('far')).toBeInTheDocument();
  act(() => seen[0]?.([{ isIntersecting: true }]));
  expect(screen.getByText('near')).toBeInTheDocument();
  expect(seen).toHaveLength(0);
});

test('a touch counts at once and ends the observation', async () => {
  render(<Shelf />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('near')).toBeInTheDocument();
  await becomeIdle();
  expect(seen).toHaveLength(0);
});

test('a page that is still loading is not idle', async () => {
  state = 'loading';
  render(<Shelf />);
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(499);
  expect(idle).toHaveLength(0);
  expect(seen).toHaveLength(0);
  await becomeIdle();
  expect(seen).toHaveLength(1);
});

test('nothing is called after unmounting', async () => {
  const { unmount } = render(<Shelf />);
  unmount();
  await becomeIdle();
  expect(idle.filter(Boolean)).toHaveLength(0);
});
