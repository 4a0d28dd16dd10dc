/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { detailSize } from '@/lib/catalog/article/article-detail.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { AlertWithoutScripts } from './alert-without-scripts';

test('without scripts a telephone does not correct the email address, and takes a domain in its own letters', () => {
  const html = renderToString(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <AlertWithoutScripts sizes={[detailSize('20310000-312-3XL', '3XL')]} />
      </RouteContextProvider>
    </MessagesProvider>,
  );
  const [field] = /<input[^>]* name="email"[^>]*>/.exec(html) ?? [];
  for (const attribute of [
    'type="text"',
    'inputMode="email"',
    'autoCapitalize="none"',
    'autoCorrect="off"',
    'spellCheck="false"',
  ])
    expect(field).toContain(attribute);
});
