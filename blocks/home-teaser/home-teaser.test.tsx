import { fireEvent, render, screen, within } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { HomeTeaser } from './home-teaser';
import { homeTeaserFixtures } from './home-teaser.fixture';

const { default: plain, minimal, maximal } = homeTeaserFixtures;

test('BLK-04: text, buttons and picture are in a section labelled by the headline', () => {
  render(<HomeTeaser {...plain} />);
  const teaser = screen.getByRole('region', { name: 'Mäntel, die sich schließen lassen' });
  expect(within(teaser).getByText('Größen 3XL bis 8XL')).toBeVisible();
  expect(within(teaser).getByRole('link', { name: 'Größe finden' })).toHaveAttribute(
    'href',
    '/de-de/groesse',
  );
  expect(within(teaser).getByRole('img', { name: 'Mäntel an einer Kleiderstange' })).toBeVisible();
});

test('the headline is an h1 only in the first block of a page, and only once', () => {
  const { rerender } = render(<HomeTeaser {...plain} />);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  rerender(<HomeTeaser {...maximal} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('schließen lassen');
});

test('the picture is a link to imageLink, labelled by its description', () => {
  render(<HomeTeaser {...maximal} />);
  expect(screen.getByRole('link', { name: 'Sechs Mäntel in Blau und Grau' })).toHaveAttribute(
    'href',
    '/de-de/maentel',
  );
});

test('a picture without a description is not a link', () => {
  const fields = { ...maximal.fields, contentAlt: '', buttons: [], linkTexts: null };
  render(<HomeTeaser {...maximal} fields={fields} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('link texts have the picture’s link, and are plain text without one', () => {
  const { rerender } = render(<HomeTeaser {...maximal} />);
  expect(screen.getByRole('link', { name: 'Kaschmir' })).toHaveAttribute('href', '/de-de/maentel');
  rerender(<HomeTeaser {...maximal} fields={{ ...maximal.fields, imageLink: null }} />);
  expect(screen.queryByRole('link', { name: 'Kaschmir' })).toBeNull();
  expect(screen.getByText('Kaschmir')).toBeVisible();
});

test('preloadImage and the first position load the picture eagerly, other positions lazily', () => {
  const { rerender } = render(<HomeTeaser {...minimal} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<HomeTeaser {...minimal} isFirst />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  rerender(<HomeTeaser {...minimal} fields={{ ...minimal.fields, preloadImage: true }} />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a video has the picture as its poster and can be controlled', () => {
  const fields = { ...minimal.fields, videoSource: 'https://example.com/film.mp4' };
  render(<HomeTeaser {...minimal} fields={fields} />);
  const film = screen.getByLabelText('Mäntel an einer Kleiderstange');
  expect(film).toHaveAttribute('src', 'https://example.com/film.mp4');
  expect(film).toHaveAttribute('controls');
  expect(film).toHaveAttribute('poster', expect.stringContaining('kleiderstange.jpg'));
});

describe('a video that cannot play', () => {
  const film = { videoSource: 'https://example.com/film.mp4', contentAlt: 'Ein Mantel geht' };
  const show = (own: Partial<typeof minimal.fields>) =>
    render(
      <MessagesProvider messages={messagesFor('de')}>
        <HomeTeaser {...minimal} fields={{ ...minimal.fields, ...film, ...own }} />
      </MessagesProvider>,
    );

  test('BLK-04: is replaced by its picture', () => {
    show({});
    fireEvent.error(screen.getByLabelText('Ein Mantel geht'));
    expect(screen.getByRole('img', { name: 'Ein Mantel geht' })).toBeVisible();
  });

  test('BLK-04: shows a message without a picture', () => {
    show({ image: null });
    fireEvent.error(screen.getByLabelText('Ein Mantel geht'));
    expect(screen.getByRole('status')).toHaveTextContent('leider nicht abspielen');
  });
});
