import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenForUndo } from './undo-keys';

function listen() {
  const steps: string[] = [];
  const stop = listenForUndo(window, {
    undo: () => steps.push('undo'),
    redo: () => steps.push('redo'),
  });
  return { steps, stop };
}

test('the usual keys undo and redo changes of the page', async () => {
  const { steps, stop } = listen();
  await userEvent.keyboard(
    '{Control>}z{/Control}{Meta>}{Shift>}Z{/Shift}{/Meta}{Control>}y{/Control}z',
  );
  stop();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(steps).toEqual(['undo', 'redo', 'redo']);
});

test('keys undo the page in its fields, and not in a field that is not the page’s', async () => {
  const { steps, stop } = listen();
  render(
    <>
      <input aria-label="search" />
      <section id="composer-fields">
        <input aria-label="title" />
      </section>
    </>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'search' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(steps).toEqual([]);
  await userEvent.click(screen.getByRole('textbox', { name: 'title' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  stop();
  expect(steps).toEqual(['undo']);
});
