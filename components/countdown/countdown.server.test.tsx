/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { messagesFor } from '@/lib/i18n/messages';
import { WordsProvider } from '@/lib/i18n/words';
import { Countdown } from './countdown';

test('the HTML says when it ends, in the shop’s zone', () => {
  const html = renderToString(
    <WordsProvider messages={messagesFor('de')}>
      <Countdown until={Date.parse('2026-11-30T22:59:00Z')} onComplete={() => undefined} />
    </WordsProvider>,
  );
  expect(html).toContain('Bis 30. November, 23:59 Uhr');
});
