import { act, fireEvent, render, screen } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { VisitorProvider } from '@/lib/cms/visibility/visitor-context';
import { BannerTeaser } from './banner-teaser';
import { bannerTeaserFixtures } from './banner-teaser.fixture';

const show = (props: BlockProps<'bannerTeaser'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <VisitorProvider>
        <BannerTeaser {...props} />
      </VisitorProvider>
    </MessagesProvider>,
  );

const { default: plain, minimal } = bannerTeaserFixtures;
const HOUR = 3_600_000;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-30T21:59:00Z') }));
afterEach(() => jest.useRealTimers());

test('BLK-03: the banner shows its texts, its countdown and its button', () => {
  show(plain);
  const banner = screen.getByRole('region', { name: '20 % auf alle Mäntel' });
  expect(banner).toHaveTextContent('20 % auf alle Mäntel');
  expect(screen.getByRole('timer')).toHaveTextContent('Noch 1 Stunde und 0 Minuten');
  expect(screen.getByRole('link', { name: 'Jetzt ansehen' })).toHaveAttribute(
    'href',
    '/de-de/maentel',
  );
});

test('BLK-03: the banner disappears when its countdown ends', () => {
  show(plain);
  act(() => jest.advanceTimersByTime(HOUR - 1));
  expect(screen.getByRole('region')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('region')).toBeNull();
});

test('BLK-03: closing the banner adds its id to the cookie ActionTeaser', () => {
  show(minimal);
  fireEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  expect(document.cookie).toContain('ActionTeaser=banner-teaser-minimal');
});

test('countdown and button show only if the editor chooses them', () => {
  const { fields } = plain;
  show({ ...plain, fields: { ...fields, showCountdown: false, showButton: false } });
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a banner without an end has no countdown', () => {
  show({ ...plain, until: null });
  expect(screen.queryByRole('timer')).toBeNull();
});
