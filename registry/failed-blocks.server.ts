import type { AppType } from 'next/app';
// Types only: pages/_document passes its context in.
// oxlint-disable-next-line next/no-document-import-in-page
import type { DocumentContext, DocumentInitialProps } from 'next/document';
import { createElement, type ComponentProps } from 'react';
import type { BlockType } from '@/lib/cms/content/block';
import { report } from '@/lib/platform/log/log.server';
import { FailureSearchContext, type FailureSearch } from './failed-blocks';

type Shop = ComponentProps<AppType>;

/** Renders the page once more to find the blocks that throw; discards the result. */
async function failedBlocks({ renderPage }: DocumentContext): Promise<Map<string, BlockType>> {
  const unfinished = new Map<string, BlockType>();
  const search: FailureSearch = {
    begins: (id, type) => void unfinished.set(id, type),
    ends: (id) => void unfinished.delete(id),
  };
  await renderPage({
    enhanceApp: (App) => (shop: Shop) =>
      createElement(FailureSearchContext, { value: search }, createElement(App, shop)),
  });
  return unfinished;
}

/** Removes some blocks from the page, in the HTML and in the browser. */
function renderWithout(ids: readonly string[], context: DocumentContext) {
  const renderPage = () =>
    context.renderPage({
      enhanceApp: (App) => (shop: Shop) => {
        // Next sends these props to the browser, which must not hydrate the removed blocks.
        Object.assign(shop.pageProps, { failedBlocks: ids });
        return createElement(App, shop);
      },
    });
  return context.defaultGetInitialProps({ ...context, renderPage });
}

/**
 * HTML of the page without blocks that throw while rendering. Error boundaries have no effect on
 * the server, so a failing page is rendered again to find such blocks and a third time without
 * them. A page that does not fail is rendered once.
 * @throws the error, if no block is the cause.
 */
export async function renderSparingly(context: DocumentContext): Promise<DocumentInitialProps> {
  try {
    return await context.defaultGetInitialProps(context);
  } catch (error) {
    const failed = await failedBlocks(context).catch(() => new Map<string, BlockType>());
    if (failed.size === 0) throw error;
    const blocks = [...failed].map(([id, type]) => `${type} ${id}`);
    report('blocks failed to render', { blocks, error });
    return renderWithout([...failed.keys()], context);
  }
}
