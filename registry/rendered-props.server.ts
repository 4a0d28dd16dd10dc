import type { AppType } from 'next/app';
// Types only: pages/_document passes its context in.
// oxlint-disable-next-line next/no-document-import-in-page
import type { DocumentContext } from 'next/document';
import { createElement, type ComponentProps } from 'react';

type Shop = ComponentProps<AppType>;

/**
 * Captures the props that a page is rendered with, because its document shows some of them.
 * @returns the context to render it with, and a function that returns the props after rendering
 */
export function capturingProps(context: DocumentContext) {
  let pageProps: Shop['pageProps'];
  const renderPage: DocumentContext['renderPage'] = (options = {}) => {
    const enhanceApp = typeof options === 'function' ? undefined : options.enhanceApp;
    return context.renderPage({
      enhanceApp: (App) => {
        const Enhanced = enhanceApp?.(App) ?? App;
        return (shop: Shop) => {
          pageProps = shop.pageProps;
          return createElement(Enhanced, shop);
        };
      },
    });
  };
  return { context: { ...context, renderPage }, pageProps: () => pageProps };
}
