import { fireEvent, render, screen } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { Video } from './video';
import { videoFixtures } from './video.fixture';

const show = (props: BlockProps<'video'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <Video {...props} />
    </MessagesProvider>,
  );

const { default: plain, minimal, maximal } = videoFixtures;
const film = () => screen.getByLabelText('Wie ein Mantel entsteht');

test('BLK-10: a video has a name, captions and a poster', () => {
  show(plain);
  expect(screen.getByRole('figure')).toHaveTextContent('Elf Stunden in zwei Minuten.');
  expect(film()).toHaveAttribute('src', 'https://films.example.com/mantel.mp4');
  expect(film()).toHaveAttribute('poster', expect.stringContaining('mantel.jpg?w=1440'));
});

test('BLK-10: nothing is loaded or played before a visitor starts it', () => {
  show(minimal);
  expect(film()).toHaveAttribute('controls');
  expect(film()).toHaveAttribute('preload', 'none');
  expect(film()).not.toHaveAttribute('autoplay');
});

test('BLK-10: a transcript can be read', () => {
  const { container } = show(maximal);
  const subtitles = container.querySelector('track');
  expect(subtitles).toHaveAttribute('src', 'https://films.example.com/mantel.de.vtt');
  expect(subtitles).toHaveAttribute('srclang', 'de');
  expect(subtitles).toHaveAttribute('kind', 'captions');
});

test('BLK-10: a video that cannot play is replaced by a message with a link to its file', () => {
  show(plain);
  fireEvent.error(film());
  expect(screen.queryByLabelText('Wie ein Mantel entsteht')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('lässt sich hier leider nicht abspielen');
  expect(screen.getByRole('link', { name: 'Film in einem neuen Tab öffnen' })).toHaveAttribute(
    'href',
    'https://films.example.com/mantel.mp4',
  );
  expect(screen.getByText('Wie ein Mantel entsteht')).toBeVisible();
});

test('BLK-10: a video of the shop itself is replaced in the same way', () => {
  show({ ...plain, fields: { ...plain.fields, source: '/videos/mantel.webm' } });
  fireEvent.error(film());
  expect(screen.getByRole('link')).toHaveAttribute('href', '/videos/mantel.webm');
});
