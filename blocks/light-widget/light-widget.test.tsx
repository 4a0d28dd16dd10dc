import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { LightWidget } from './light-widget';
import { lightWidgetFixtures } from './light-widget.fixture';

test('BLK-14, TRK-08: the light widget loads its configured script only after consent', async () => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <LightWidget {...lightWidgetFixtures.default} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('region', { name: 'Von Ihnen getragen' })).toHaveTextContent(
    'Lightwidget',
  );
  expect(screen.queryByTitle('Von Ihnen getragen')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }));
  const frame = screen.getByTitle('Von Ihnen getragen');
  expect(frame).toHaveAttribute(
    'src',
    expect.stringContaining(encodeURIComponent('src="https://widgets.example.com/light.js"')),
  );
  expect(frame).toHaveAttribute(
    'src',
    expect.stringContaining(encodeURIComponent('data-configuration="4f1c2a"')),
  );
});
