import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/i18n/messages';
import { MessagesProvider } from '@/lib/i18n/use-messages';
import { Drawer } from './drawer';
import type { Side } from './use-swipe-away';

const WIDTH = 400;
let onClose: jest.Mock<void, []>;

beforeEach(() => {
  onClose = jest.fn();
  for (const size of ['offsetWidth', 'offsetHeight'])
    Object.defineProperty(HTMLElement.prototype, size, { configurable: true, get: () => WIDTH });
});

const show = (side: Side, content = <p>Hemden</p>) =>
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

/** jsdom's pointer events have neither position nor pointer id, and its clock is its own. */
function point(
  kind: 'Down' | 'Move' | 'Up',
  on: Element,
  at: { x: number; y: number; ms: number },
) {
  const event = createEvent[`pointer${kind}`](on, { bubbles: true });
  const known = { pointerId: 1, pointerType: 'touch', clientX: at.x, clientY: at.y };
  for (const [name, value] of Object.entries({ ...known, timeStamp: at.ms }))
    Object.defineProperty(event, name, { value });
  fireEvent(on, event);
}

function swipe(on: Element, by: { x?: number; y?: number }, ms: number) {
  const from = { x: 500, y: 500, ms: 1 };
  const to = { x: 500 + (by.x ?? 0), y: 500 + (by.y ?? 0), ms };
  point('Down', on, from);
  point('Move', on, { ...to, ms: ms / 2 });
  const distance = screen.getByRole('dialog').style.getPropertyValue('--swiped');
  point('Up', on, to);
  return distance;
}

test('a drawer is a dialog with a name, a close button and its owner’s tools', async () => {
  show('left');
  await act(async () => {});
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ik' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['left', { x: -200 }],
  ['right', { x: 200 }],
] as const)('from the %s it follows the finger and closes when let go far out', (side, by) => {
  show(side);
  expect(swipe(screen.getByText('Hemden'), by, 2_000)).toBe('200px');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog').style.getPropertyValue('--swiped')).toBe('');
});

test('a flick closes it from anywhere, a short slow move brings it back', () => {
  show('left');
  swipe(screen.getByText('Hemden'), { x: -60 }, 1_000);
  expect(onClose).not.toHaveBeenCalled();
  swipe(screen.getByText('Hemden'), { x: -60 }, 60);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('scrolling, and swiping the wrong way, move nothing', () => {
  show('left');
  expect(swipe(screen.getByText('Hemden'), { x: -40, y: 300 }, 100)).toBe('');
  expect(swipe(screen.getByText('Hemden'), { x: 300 }, 100)).toBe('');
  expect(onClose).not.toHaveBeenCalled();
});

test('what has swipes of its own keeps them', () => {
  show('right', <div data-keeps-swipes="">Preis</div>);
  expect(swipe(screen.getByText('Preis'), { x: 300 }, 100)).toBe('');
});

test('a drawer from below is drawn down by its head and scrolls by its content', () => {
  show('bottom');
  expect(swipe(screen.getByText('Hemden'), { y: 300 }, 100)).toBe('');
  expect(swipe(screen.getByRole('heading', { name: 'Menu' }), { y: 300 }, 100)).toBe('300px');
  expect(onClose).toHaveBeenCalledTimes(1);
});
