import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show() {
  render(
    <Tooltip text="Über 1,90 m" delay={100}>
      {(described) => (
        <button type="button" {...described}>
          Überlänge
        </button>
      )}
    </Tooltip>,
  );
  return screen.getByRole('button');
}

/**
 * Dispatches a pointer event, which in jsdom lacks the pointer type; React derives "enter" from
 * "over".
 */
function point(kind: 'Over' | 'Out', on: Element, pointerType: string) {
  const event = createEvent[`pointer${kind}`](on, { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(on, event);
}

test('FLT-06: it is shown after the delay, describes its control and disappears with the mouse', () => {
  const control = show();
  point('Over', control, 'mouse');
  wait(99);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Über 1,90 m');
  expect(control).toHaveAccessibleDescription('Über 1,90 m');
  point('Out', control, 'mouse');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('touch does not show it', () => {
  point('Over', show(), 'touch');
  wait(1_000);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('focus shows it at once and Escape closes it, but nothing around it', () => {
  const control = show();
  act(() => control.focus());
  wait(0);
  expect(screen.getByRole('tooltip')).toBeVisible();
  expect(fireEvent.keyDown(control, { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(fireEvent.keyDown(control, { key: 'Escape' })).toBe(true);
});
