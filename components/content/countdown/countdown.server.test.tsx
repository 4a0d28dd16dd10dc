/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { Countdown } from './countdown';

test('the HTML contains the end in the shop’s time zone', () => {
  const html = renderToString(
    <MessagesProvider messages={messagesFor('de')}>
      <Countdown until={Date.parse('2026-11-30T22:59:00Z')} onComplete={() => undefined} />
    </MessagesProvider>,
  );
  expect(html).toContain('Bis 30. November<');
});
