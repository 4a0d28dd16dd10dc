import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PodcastPlayer } from './podcast-player';
import { podcastPlayerFixtures } from './podcast-player.fixture';

test('BLK-14, TRK-08: the podcast player loads its configured script only after consent', async () => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <PodcastPlayer {...podcastPlayerFixtures.default} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('region', { name: 'Unser Podcast' })).toHaveTextContent('Podcast GmbH');
  expect(screen.queryByTitle('Unser Podcast')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }));
  const frame = screen.getByTitle('Unser Podcast');
  expect(frame).toHaveAttribute(
    'src',
    expect.stringContaining(encodeURIComponent('src="https://widgets.example.com/podcast.js"')),
  );
  expect(frame).toHaveAttribute(
    'src',
    expect.stringContaining(
      encodeURIComponent('data-configuration="https://podcast.example.com/feed/1"'),
    ),
  );
});
