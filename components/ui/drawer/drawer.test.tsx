import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Side } from '@/components/motion/drag-to-close/drag-to-close';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { Drawer } from './drawer';

const WIDTH = 400;
/** A flick takes ten frames, which are 170 ms. */
const QUICK_MS = 300;
let onClose: jest.Mock<void, []>;

beforeEach(() => {
  onClose = jest.fn();
  for (const size of ['offsetWidth', 'offsetHeight'])
    Object.defineProperty(HTMLElement.prototype, size, { configurable: true, get: () => WIDTH });
});

/** The drawer, with the features of its panel loaded. */
async function show(side: Side, content = <p>Hemden</p>) {
  render(
    <MessagesProvider messages={messagesFor('nl')}>
      <Drawer
        isOpen
        onClose={onClose}
        title="Menu"
        side={side}
        tools={<button type="button">Ik</button>}
      >
        {content}
      </Drawer>
    </MessagesProvider>,
  );
  await act(async () => {
    await import('@/components/motion/motion-features/drag-features');
  });
}

interface Point {
  x: number;
  y: number;
}

/** jsdom's pointer events have neither position nor pointer id. */
function point(kind: 'Down' | 'Move' | 'Up' | 'Cancel', on: Element, { x, y }: Point) {
  const event = createEvent[`pointer${kind}`](on, { bubbles: true });
  const values = { pointerId: 1, pointerType: 'touch', isPrimary: true, pageX: x, pageY: y };
  for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value });
  fireEvent(on, event);
}

/** Waits for a frame, in which Motion renders. */
const frame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const panel = () => screen.getByRole('heading', { name: 'Menu' }).closest('[class*="panel"]');

/** Drags without releasing. @returns the panel's transform */
async function drag(on: Element, by: Partial<Point>) {
  const steps = 8;
  point('Down', on, { x: 500, y: 500 });
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    point('Move', on, { x: 500 + (by.x ?? 0) * share, y: 500 + (by.y ?? 0) * share });
    await frame();
  }
  return (
    panel()
      ?.getAttribute('style')
      ?.match(/translate[XY]\([^)]*\)/)?.[0] ?? 'none'
  );
}

/** Pauses before the release, so that it is not a flick. */
async function hold(on: Element, by: Partial<Point>) {
  const until = performance.now() + 150;
  while (performance.now() < until) {
    point('Move', on, { x: 500 + (by.x ?? 0), y: 500 + (by.y ?? 0) });
    await frame();
  }
}

async function release(on: Element, by: Partial<Point>, kind: 'Up' | 'Cancel' = 'Up') {
  point(kind, on, { x: 500 + (by.x ?? 0), y: 500 + (by.y ?? 0) });
  await frame();
  await frame();
}

/** Flicks again if the machine stalled meanwhile, which made it a slow move that springs back. */
async function flick(on: Element, by: Partial<Point>) {
  const began = performance.now();
  await drag(on, by);
  await release(on, by);
  const isSlow = performance.now() - began > QUICK_MS;
  if (isSlow && onClose.mock.calls.length === 0) await flick(on, by);
}

test('a drawer is a dialog with a name, a close button and its owner’s tools', async () => {
  await show('left');
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ik' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['left', -200],
  ['right', 200],
] as const)(
  'from the %s it follows the finger and closes when released far out',
  async (side, x) => {
    await show(side);
    const content = screen.getByText('Hemden');
    expect(await drag(content, { x })).toBe(`translateX(${x}px)`);
    expect(onClose).not.toHaveBeenCalled();
    await hold(content, { x });
    await release(content, { x });
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test('a short slow move springs back, a flick closes it from any position', async () => {
  await show('left');
  const content = screen.getByText('Hemden');
  await drag(content, { x: -60 });
  await hold(content, { x: -60 });
  await release(content, { x: -60 });
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(panel()).toHaveStyle({ transform: 'none' }));
  await flick(content, { x: -120 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('scrolling, and dragging in the wrong direction, have no effect', async () => {
  await show('left');
  const content = screen.getByText('Hemden');
  expect(await drag(content, { x: -40, y: 300 })).toBe('none');
  await release(content, { x: -40, y: 300 });
  expect(await drag(content, { x: 300 })).toBe('none');
  await release(content, { x: 300 });
  expect(onClose).not.toHaveBeenCalled();
});

test('a drag that the browser takes over for scrolling does not close it', async () => {
  await show('left');
  const content = screen.getByText('Hemden');
  await drag(content, { x: -300 });
  await release(content, { x: -300 }, 'Cancel');
  expect(onClose).not.toHaveBeenCalled();
});

test('elements with their own swipes keep them', async () => {
  await show('right', <div data-keeps-swipes="">Preis</div>);
  const slider = screen.getByText('Preis');
  expect(await drag(slider, { x: 300 })).toBe('none');
  await release(slider, { x: 300 });
  expect(onClose).not.toHaveBeenCalled();
});

test('a bottom drawer is dragged by its head and scrolled by its content', async () => {
  await show('bottom');
  const content = screen.getByText('Hemden');
  expect(await drag(content, { y: 300 })).toBe('none');
  await release(content, { y: 300 });
  const head = screen.getByRole('heading', { name: 'Menu' });
  expect(await drag(head, { y: 300 })).toBe('translateY(300px)');
  await release(head, { y: 300 });
  expect(onClose).toHaveBeenCalledTimes(1);
});
