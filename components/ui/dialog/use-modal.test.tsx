import { act, fireEvent, render, screen } from '@testing-library/react';
import { dialog, open, Shop } from './dialog.fixture';

let fading: { finished: Promise<void>; end: () => void; breakOff: () => void };
let hasMotion: boolean;

/** Simulates a transition, which jsdom lacks, from the moment the style sheet starts it. */
function fade(this: HTMLElement) {
  return hasMotion && this.matches('dialog[open][data-leaving]') ? [fading] : [];
}

beforeEach(() => {
  let [end, breakOff] = [() => {}, () => {}];
  const finished = new Promise<void>((resolve, reject) => {
    end = resolve;
    breakOff = () => reject(new DOMException('cancelled', 'AbortError'));
  });
  fading = { finished, end, breakOff };
  hasMotion = true;
  Object.assign(HTMLDialogElement.prototype, { getAnimations: fade });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'getAnimations');
});

const opener = () => screen.getByRole('button', { name: 'Größe wählen' });
const after = (happened: () => void) => act(async () => happened());

async function openShop() {
  render(<Shop />);
  await open();
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

function expectGone() {
  expect(dialog()).toBeNull();
  expect(screen.queryByText('5XL')).toBeNull();
  expect(opener()).toHaveFocus();
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
}

test.each([
  ['its button', press],
  ['Escape', escape],
])('after %s a dialog stays open while it fades, then closes', async (_, request) => {
  await openShop();
  expect(dialog()).not.toHaveAttribute('data-leaving');
  await after(request);
  expect(dialog()).toBeVisible();
  expect(dialog()).toHaveAttribute('data-leaving');
  expect(screen.getByText('5XL')).toBeVisible();
  expect(opener()).not.toHaveFocus();
  expect(document.documentElement).toHaveAttribute('data-scroll-locked');
  await after(() => fading.end());
  expectGone();
});

test('it closes at once without a transition', async () => {
  hasMotion = false;
  await openShop();
  await after(press);
  expectGone();
});

test('a cancelled fade closes it as well', async () => {
  await openShop();
  await after(press);
  await after(() => fading.breakOff());
  expectGone();
});

test('it stays open if it is reopened during the fade', async () => {
  await openShop();
  await after(press);
  await after(() => fireEvent.click(opener()));
  await after(() => fading.end());
  expect(dialog()).toBeVisible();
  expect(dialog()).not.toHaveAttribute('data-leaving');
  expect(screen.getByText('5XL')).toBeVisible();
});

test('a second Escape, which pages cannot prevent, closes it during the fade', async () => {
  await openShop();
  await after(escape);
  await after(() => dialog()?.dispatchEvent(new Event('cancel')));
  // The browser's own behaviour.
  await after(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(dialog()).toBeNull();
  expect(opener()).toHaveFocus();
  await after(() => fading.end());
  expectGone();
});
