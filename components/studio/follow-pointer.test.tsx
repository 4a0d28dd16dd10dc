import { fireEvent } from '@testing-library/react';
import { followPointer } from './follow-pointer';

/** Presses an element of a page in a frame, and moves the pointer far enough for a drag. */
function dragInFrame() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument ?? document;
  const pressed = page.body.appendChild(page.createElement('div'));
  // jsdom has no pointer capture.
  pressed.setPointerCapture = () => undefined;
  const calls: string[] = [];
  const at = { pointerId: 1, button: 0, clientX: 0, clientY: 0, currentTarget: pressed };
  followPointer(at, {
    toPoint: (point) => point,
    onMove: () => calls.push('move'),
    onDrop: () => calls.push('drop'),
    onEnd: () => calls.push('end'),
  });
  fireEvent(pressed, new MouseEvent('pointermove', { clientX: 40, clientY: 40 }));
  return { page, pressed, calls };
}

test('a drag ends where the pointer is released', () => {
  const { pressed, calls } = dragInFrame();
  fireEvent(pressed, new MouseEvent('pointerup'));
  expect(calls).toEqual(['move', 'drop', 'end']);
});

test('Escape cancels a drag in the frame, which has the focus, and outside it', () => {
  const inside = dragInFrame();
  fireEvent.keyDown(inside.page.body, { key: 'Escape' });
  fireEvent(inside.pressed, new MouseEvent('pointerup'));
  expect(inside.calls).toEqual(['move', 'end']);
  const outside = dragInFrame();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent(outside.pressed, new MouseEvent('pointerup'));
  expect(outside.calls).toEqual(['move', 'end']);
});
