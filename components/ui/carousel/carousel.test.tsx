import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { Carousel } from './carousel';
import type { SlidePosition } from './drive';

/** Stub of the library, which needs the layout that jsdom does not have. */
const done: string[] = [];
let move: (place: SlidePosition) => void = () => {};
let isOutOfReach = false;

// A page that is idle from the start, as decided by when-idle.
jest.mock('@/lib/platform/hydration/when-idle', () => ({
  whenIdle: (callback: () => void) => {
    callback();
    return () => undefined;
  },
}));

jest.mock('./drive', () => ({
  drive: (_: HTMLElement, { onMove, autoplay, speed, at, gap }: Record<string, unknown>) => {
    if (isOutOfReach) throw new Error('no network');
    done.push(`drive at ${at}, ${speed} ms, ${gap} px, autoplay ${autoplay}`);
    move = onMove as typeof move;
    return {
      goTo: (slide: number) => done.push(`go to ${slide}`),
      leaf: (slides: number) => done.push(`leaf ${slides}`),
      play: (isPlaying: boolean) => done.push(isPlaying ? 'play' : 'pause'),
      update: () => {},
      stop: () => done.push('stop'),
    };
  },
}));

let see: (isIntersecting: boolean) => void = () => {};
let prefersStillness = false;

beforeEach(() => {
  done.length = 0;
  isOutOfReach = false;
  prefersStillness = false;
  window.matchMedia = jest.fn(() => ({ matches: prefersStillness }) as MediaQueryList);
  globalThis.IntersectionObserver = class {
    constructor(look: IntersectionObserverCallback) {
      see = (isIntersecting) =>
        // The component reads only this property.
        act(() => look([{ isIntersecting } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const slides = ['Mäntel', 'Hemden', 'Strick', 'Reise', 'Schuhe'].map((name) => ({
  id: name,
  content: <a href={`#${name}`}>{name}</a>,
}));

const show = (own: Partial<Parameters<typeof Carousel>[0]> = {}) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <Carousel slides={slides} inView={{ xs: 1, md: 2.5, lg: 3 }} {...own} />
    </MessagesProvider>,
  );

const settled = () => act(async () => {});
const row = () => screen.getByRole('group', { name: 'Bilder zum Blättern' });
const button = (name: string) => screen.getByRole('button', { name });
const dots = () => screen.getAllByRole('button', { name: /^Zu Bild/ });

test('BLK-06: all slides are in the HTML, in a focusable row', () => {
  show();
  expect(within(row()).getAllByRole('link')).toHaveLength(5);
  expect(screen.getByRole('group', { name: '2 von 5' })).toContainElement(
    screen.getByRole('link', { name: 'Hemden' }),
  );
  expect(row()).toHaveAttribute('tabindex', '0');
});

test('BLK-06: a dot is shown at a width only if its slide can be first in view there', () => {
  show();
  expect(dots().map((dot) => dot.dataset['beyond'])).toEqual([
    '', '', '', 'lg xl', 'md lg xl',
  ]); // oxfmt-ignore
});

test('there are no controls at a width where all slides fit', () => {
  show({ slides: slides.slice(0, 3) });
  expect(button('Weiterblättern').parentElement).toHaveAttribute('data-beyond', 'lg xl');
});

test('BLK-06: the library is loaded once when the row is in view, with 300 ms and 20 px', async () => {
  show();
  await settled();
  expect(done).toEqual([]);
  see(true);
  await settled();
  fireEvent.pointerDown(row());
  await settled();
  expect(done).toEqual(['drive at 0, 300 ms, 20 px, autoplay null']);
});

test('the library is loaded earlier when the row is touched, and then handles that input', async () => {
  show({ speed: 700 });
  fireEvent.click(button('Weiterblättern'));
  await settled();
  expect(done).toEqual(['drive at 0, 700 ms, 20 px, autoplay null', 'leaf 1']);
});

test('BLK-06: dots and keys move the slides, and the dots show the position', async () => {
  show();
  fireEvent.click(dots()[2] ?? row());
  await settled();
  act(() => move({ at: 2, isAtEnd: true }));
  expect(dots()[2]).toHaveAttribute('aria-current', 'true');
  expect(dots().map((dot) => dot.dataset['distance'])).toEqual(['2', '1', '0', '1', '2']);
  expect(button('Weiterblättern')).toHaveAttribute('aria-disabled', 'true');
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home']) fireEvent.keyDown(row(), { key });
  await settled();
  expect(done.slice(1)).toEqual(['go to 2', 'leaf -1', 'leaf 1', 'go to 0']);
});

test('BLK-06: the previous button is disabled at the first slide, the next one at the last, and both keep their positions', async () => {
  show();
  const ends = () =>
    ['Zurückblättern', 'Weiterblättern'].map((name) => button(name).getAttribute('aria-disabled'));
  expect(ends()).toEqual(['true', 'false']);
  see(true);
  await settled();
  act(() => move({ at: 1, isAtEnd: false }));
  expect(ends()).toEqual(['false', 'false']);
  act(() => move({ at: 2, isAtEnd: true }));
  expect(ends()).toEqual(['false', 'true']);
});

test('keys typed into an element inside a slide do not move the slides', async () => {
  show();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Hemden' }), { key: 'ArrowRight' });
  await settled();
  expect(done).toEqual([]);
});

test('BLK-07: autoplay advances every 4000 ms, but not out of view, with focus inside or paused', async () => {
  show({ autoplay: 4_000 });
  see(true);
  await settled();
  expect(done).toEqual(['drive at 0, 300 ms, 20 px, autoplay 4000', 'play']);
  fireEvent.focus(screen.getByRole('link', { name: 'Hemden' }));
  expect(done.at(-1)).toBe('pause');
  fireEvent.blur(screen.getByRole('link', { name: 'Hemden' }));
  expect(done.at(-1)).toBe('play');
  fireEvent.click(button('Automatisches Blättern anhalten'));
  expect(done.at(-1)).toBe('pause');
  fireEvent.click(button('Automatisches Blättern fortsetzen'));
  expect(done.at(-1)).toBe('play');
  see(false);
  expect(done.at(-1)).toBe('pause');
});

test('with reduced motion there is no autoplay, and slides change instantly', async () => {
  prefersStillness = true;
  show({ autoplay: 4_000 });
  see(true);
  await settled();
  expect(done[0]).toBe('drive at 0, 0 ms, 20 px, autoplay null');
});

test('if its script fails to load, the browser’s own scrolling moves the slides', async () => {
  isOutOfReach = true;
  Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 300;
    },
  });
  const scrollTo = jest.fn();
  show();
  Object.assign(row(), { scrollTo });
  fireEvent.click(button('Weiterblättern'));
  await settled();
  expect(scrollTo).toHaveBeenCalledWith({ left: 300, behavior: 'smooth' });
});

test('an unmounted carousel stops', async () => {
  const { unmount } = show();
  see(true);
  await settled();
  unmount();
  expect(done.at(-1)).toBe('stop');
});
