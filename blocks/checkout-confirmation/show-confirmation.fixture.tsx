import { render } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { CheckoutConfirmation } from './checkout-confirmation';

/** Renders the confirmation in hgg. */
export const showConfirmation = (
  props: BlockProps<'checkoutConfirmation'>,
  language: Language = 'de',
) =>
  render(
    <MessagesProvider messages={messagesFor(language)}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
          <CheckoutConfirmation {...props} />
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );
