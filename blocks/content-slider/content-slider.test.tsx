import { fireEvent, render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/content/block';
import { messagesFor } from '@/lib/i18n/messages';
import { WordsProvider } from '@/lib/i18n/words';
import { ContentSlider } from './content-slider';
import { contentSliderFixtures } from './content-slider.fixture';

const SLIDE_WIDTH = 300;
const SLIDES_IN_VIEW = 3;

const show = (props: BlockProps<'contentSlider'>) =>
  render(
    <WordsProvider messages={messagesFor('de')}>
      <ContentSlider {...props} />
    </WordsProvider>,
  );

const { default: plain, maximal } = contentSliderFixtures;
const slider = () => screen.getByRole('region', { name: 'Neu im Haus' });
const row = () => screen.getByRole('group', { name: 'Bilder zum Blättern' });
const dots = () => within(slider()).getAllByRole('button', { name: /^Zu Folie/ });
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');

/** jsdom lays nothing out: slides of one width, and motion off so that leafing arrives at once. */
function layOut() {
  const sizes = {
    offsetLeft: {
      get(this: HTMLElement) {
        return [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE_WIDTH;
      },
    },
    clientWidth: { get: () => SLIDES_IN_VIEW * SLIDE_WIDTH },
    scrollWidth: { get: () => plain.fields.slides.length * SLIDE_WIDTH },
  };
  for (const [name, size] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, ...size });
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
}

beforeEach(layOut);

test('BLK-05: slides are groups of a carousel, named by their place, with words and links', () => {
  show(plain);
  expect(slider()).toHaveAttribute('aria-roledescription', 'Karussell');
  const first = screen.getByRole('group', { name: '1 von 5' });
  expect(first).toHaveAttribute('aria-roledescription', 'Folie');
  expect(within(first).getByRole('heading', { name: 'Mäntel', level: 3 })).toBeVisible();
  expect(
    within(first).getByRole('link', { name: 'Mäntel an einer Kleiderstange' }),
  ).toHaveAttribute('href', '/de-de/maentel');
});

test('BLK-05: a slide’s own alt, new tab, submit button and further buttons', () => {
  show(maximal);
  const slide = within(screen.getByRole('group', { name: '2 von 12' }));
  const picture = slide.getByRole('link', { name: /^Bild 2 ?, öffnet einen neuen Tab$/ });
  expect(picture).toHaveAttribute('target', '_blank');
  const buttons = slide.getAllByRole('link').map(({ textContent }) => textContent);
  expect(buttons.slice(-3)).toEqual(['Ansehen', 'Pflege', 'Größen']);
});

test('BLK-05: a picture can be enlarged, and is a link to itself without scripts', () => {
  HTMLDialogElement.prototype.showModal = jest.fn(function open(this: HTMLDialogElement) {
    this.open = true;
  });
  show(maximal);
  const zoom = screen.getByRole('link', { name: 'Bild vergrößern: Bild 1' });
  expect(zoom).toHaveAttribute('href', expect.stringContaining('kleiderstange.jpg?w=1778'));
  fireEvent.click(zoom);
  const dialog = screen.getByRole('dialog', { name: 'Bild 1' });
  expect(within(dialog).getByRole('img', { name: 'Bild 1' })).toBeVisible();
});

test('BLK-06: buttons, dots and keys leaf through the slides and stop at the ends', () => {
  show(plain);
  const next = screen.getByRole('button', { name: 'Weiterblättern' });
  const previous = screen.getByRole('button', { name: 'Zurückblättern' });
  const leafed = (act: () => void) => {
    act();
    fireEvent.scroll(row());
    return [row().scrollLeft / SLIDE_WIDTH, current()];
  };
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(leafed(() => fireEvent.click(next))).toEqual([1, 1]);
  expect(leafed(() => fireEvent.keyDown(row(), { key: 'End' }))).toEqual([2, 2]);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(leafed(() => fireEvent.keyDown(row(), { key: 'ArrowLeft' }))).toEqual([1, 1]);
  expect(leafed(() => fireEvent.click(previous))).toEqual([0, 0]);
  expect(leafed(() => fireEvent.click(dots()[2] ?? next))).toEqual([2, 2]);
  expect(leafed(() => fireEvent.keyDown(row(), { key: 'Home' }))).toEqual([0, 0]);
});

test('BLK-06: a dot shows at a width only if its slide can be the first in view there', () => {
  show(plain);
  expect(dots().map((dot) => dot.dataset['beyond'])).toEqual(['', '', '', 'wide', 'narrow wide']);
});

test('slides that all fit need no controls', () => {
  show(contentSliderFixtures.minimal);
  const next = screen.getByRole('button', { name: 'Weiterblättern' });
  expect(next.parentElement).toHaveAttribute('data-beyond', 'narrow wide');
});
