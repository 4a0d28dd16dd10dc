import { render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { StoreMap } from './store-map';
import { storeMapFixtures } from './store-map.fixture';

test('shows the map beside name, address and hours, without consent', async () => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <StoreMap {...storeMapFixtures.default} />
    </MessagesProvider>,
  );
  const house = screen.getByRole('region', { name: 'Haus am Markt' });
  expect(house).toHaveTextContent('80331 München');
  expect(house).toHaveTextContent('Montag bis Samstag');
  expect(await screen.findByRole('img', { name: /Haus am Markt/ })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('48.1374'));
});
