import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { ParcelTracking } from './parcel-tracking';
import { parcelTrackingFixtures } from './parcel-tracking.fixture';

test('BLK-14, TRK-08: the parcel tracking loads its configured script only after consent', async () => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <ParcelTracking {...parcelTrackingFixtures.default} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('region', { name: 'Wo ist mein Paket?' })).toHaveTextContent(
    'Paketverfolgung AG',
  );
  expect(screen.queryByTitle('Wo ist mein Paket?')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }));
  const frame = screen.getByTitle('Wo ist mein Paket?');
  expect(frame).toHaveAttribute(
    'src',
    expect.stringContaining(encodeURIComponent('src="https://widgets.example.com/parcel.js"')),
  );
  expect(frame).toHaveAttribute(
    'src',
    expect.stringContaining(encodeURIComponent('data-configuration="haendler-12"')),
  );
});
