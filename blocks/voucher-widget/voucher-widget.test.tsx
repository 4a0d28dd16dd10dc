import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { VoucherWidget } from './voucher-widget';
import { voucherWidgetFixtures } from './voucher-widget.fixture';

test('BLK-14, TRK-08: the voucher widget loads its configured script only after consent', async () => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <VoucherWidget {...voucherWidgetFixtures.default} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('region', { name: 'Gutschein verschenken' })).toHaveTextContent(
    'Gutscheinhaus',
  );
  expect(screen.queryByTitle('Gutschein verschenken')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }));
  const frame = screen.getByTitle('Gutschein verschenken');
  expect(frame).toHaveAttribute(
    'src',
    expect.stringContaining(encodeURIComponent('src="https://widgets.example.com/voucher.js"')),
  );
  expect(frame).toHaveAttribute(
    'src',
    expect.stringContaining(encodeURIComponent('data-configuration="shop-7"')),
  );
});
