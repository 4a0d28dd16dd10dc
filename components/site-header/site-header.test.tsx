import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { SiteFrame } from '@/lib/app-shell/site-frame';
import { siteFrame } from '@/lib/app-shell/site-frame.fixture';
import { messagesFor } from '@/lib/i18n/messages';
import { WordsProvider } from '@/lib/i18n/words';
import { SiteHeader } from './site-header';

function show(over: Partial<SiteFrame> = {}) {
  render(
    <WordsProvider messages={messagesFor('de')}>
      <SiteHeader frame={{ ...siteFrame, ...over }} project="hrm" />
    </WordsProvider>,
  );
}
const group = (name: string) => screen.getByText(name, { selector: 'summary' }).parentElement;

/** jsdom has no media queries; the navigation reads `matches` alone. */
function lookFromScreen(isWide: boolean) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: isWide, media: query }) as MediaQueryList;
}

beforeEach(() => lookFromScreen(true));

test('a skip link comes first, then the way home, the claim and the navigation', () => {
  show();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
  const banner = screen.getByRole('banner');
  expect(within(banner).getByRole('link', { name: 'HRM, zur Startseite' })).toHaveAttribute(
    'href',
    '/de-de',
  );
  expect(banner).toHaveTextContent('Versandkostenfrei innerhalb Deutschlands');
  expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toBeInTheDocument();
});

test('the second level leads to the entry itself and to its children', () => {
  show();
  fireEvent.click(screen.getByText('Hemden', { selector: 'summary' }));
  expect(screen.getByRole('link', { name: 'Alles in Hemden' })).toHaveAttribute(
    'href',
    '/de-de/hemden',
  );
  expect(screen.getByRole('link', { name: 'Twill' })).toHaveAttribute('href', '/de-de/twill');
  expect(screen.getByRole('link', { name: 'Das Haus' })).toHaveAttribute('href', '/de-de/haus');
});

test('folds open one at a time and the drawer opens without scripts', () => {
  show();
  expect(group('Hemden')).toHaveAttribute('name', group('Hosen')?.getAttribute('name'));
  expect(screen.getByRole('button', { name: 'Menü' })).toHaveAttribute(
    'popovertarget',
    screen.getByRole('navigation').id,
  );
});

test('Escape closes an open flyout and gives the focus back', () => {
  show();
  group('Hemden')?.setAttribute('open', '');
  screen.getByRole('link', { name: 'Twill' }).focus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(group('Hemden')).not.toHaveAttribute('open');
  expect(screen.getByText('Hemden', { selector: 'summary' })).toHaveFocus();
});

test('a click or a focus elsewhere closes an open flyout', () => {
  show();
  group('Hemden')?.setAttribute('open', '');
  fireEvent.pointerDown(document.body);
  expect(group('Hemden')).not.toHaveAttribute('open');
  group('Hosen')?.setAttribute('open', '');
  screen.getByRole('link', { name: 'HRM, zur Startseite' }).focus();
  expect(group('Hosen')).not.toHaveAttribute('open');
});

describe('with a mouse', () => {
  const over = (element: Element | null) =>
    element?.dispatchEvent(
      Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
    );

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('NAV-01: a flyout opens after a delay and closes after a third of it', () => {
    show();
    over(group('Hemden'));
    wait(149);
    expect(group('Hemden')).not.toHaveAttribute('open');
    wait(1);
    expect(group('Hemden')).toHaveAttribute('open');
    over(screen.getByRole('link', { name: 'Das Haus' }));
    wait(49);
    expect(group('Hemden')).toHaveAttribute('open');
    wait(1);
    expect(group('Hemden')).not.toHaveAttribute('open');
  });

  test('in the drawer nothing opens by hovering', () => {
    lookFromScreen(false);
    show();
    over(group('Hemden'));
    wait(1_000);
    expect(group('Hemden')).not.toHaveAttribute('open');
  });
});

test('without entries there is no navigation and no claim without words', () => {
  show({ navigation: [], claim: null });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('paragraph')).toBeNull();
});
