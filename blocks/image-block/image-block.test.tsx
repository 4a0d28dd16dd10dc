import { act, fireEvent, render, screen } from '@testing-library/react';
import { giveConsent } from '@/lib/browser/consent/use-consent';
import { ImageBlock } from './image-block';
import { imageBlockFixtures } from './image-block.fixture';

const { default: plain, minimal, maximal } = imageBlockFixtures;

type Report = (ratio: number) => void;
let reports: Report[];

/** jsdom has no layout: tests trigger visibility themselves. */
class Observer {
  readonly disconnect = jest.fn();
  readonly observe = jest.fn();
  constructor(report: (entries: { intersectionRatio: number }[]) => void) {
    reports.push((intersectionRatio) => {
      if (this.disconnect.mock.calls.length === 0) report([{ intersectionRatio }]);
    });
  }
}

beforeEach(() => {
  reports = [];
  giveConsent(['statistics']);
  delete window.dataLayer;
  Object.assign(window, { IntersectionObserver: Observer });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const views = () => (window.dataLayer ?? []).filter(({ event }) => event === 'view_promotion');

test('BLK-10: the picture has its caption', () => {
  render(<ImageBlock {...plain} />);
  expect(screen.getByRole('figure')).toHaveTextContent('Der Winter hängt schon.');
  expect(screen.getByRole('img', { name: 'Mäntel an einer Kleiderstange' })).toBeVisible();
});

test('BLK-20: a tracked picture is reported once, when a quarter of it is in view', () => {
  render(<ImageBlock {...maximal} />);
  const [report] = reports;
  act(() => report?.(0.24));
  act(() => jest.advanceTimersByTime(1_000));
  expect(views()).toEqual([]);
  act(() => report?.(0.25));
  act(() => report?.(1));
  act(() => jest.advanceTimersByTime(299));
  expect(views()).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(views()).toEqual([
    {
      event: 'view_promotion',
      promotions: [{ id: 'image-block-maximal', name: 'Kleiderstange' }],
    },
  ]);
});

test('BLK-20, TRK-06: pictures seen within 300 ms are reported together', () => {
  render(
    <>
      <ImageBlock {...maximal} />
      <ImageBlock {...maximal} id="second" />
    </>,
  );
  act(() => reports.forEach((report) => report(0.5)));
  act(() => jest.advanceTimersByTime(300));
  expect(views().map((event) => 'promotions' in event && event.promotions)).toEqual([
    [
      expect.objectContaining({ id: 'image-block-maximal' }),
      expect.objectContaining({ id: 'second' }),
    ],
  ]);
});

test('an untracked picture is not observed', () => {
  render(<ImageBlock {...minimal} />);
  expect(reports).toEqual([]);
});

test('BLK-20: a click on a tracked picture is reported', () => {
  render(<ImageBlock {...maximal} />);
  const link = screen.getByRole('link', { name: 'Sechs Mäntel in Blau und Grau' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(window.dataLayer).toEqual([expect.objectContaining({ event: 'select_promotion' })]);
});

test('a picture without a description is not a link', () => {
  render(<ImageBlock {...maximal} fields={{ ...maximal.fields, alt: '' }} />);
  expect(screen.queryByRole('link')).toBeNull();
});
