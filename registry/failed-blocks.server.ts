import type { AppType } from 'next/app';
// Types only: pages/_document passes its context in.
// oxlint-disable-next-line next/no-document-import-in-page
import type { DocumentContext, DocumentInitialProps } from 'next/document';
import { createElement, type ComponentProps } from 'react';
import type { BlockType } from '@/lib/cms/content/block';
import { report } from '@/lib/platform/log/log.server';
import { FailureSearchContext, type FailureSearch } from './failed-blocks';

type Shop = ComponentProps<AppType>;

/** Renders the page once more to see which blocks throw; what is rendered is thrown away. */
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

/** Removes some blocks from the page, for the browser as well as in the HTML. */
function renderWithout(ids: readonly string[], context: DocumentContext) {
  const renderPage = () =>
    context.renderPage({
      enhanceApp: (App) => (shop: Shop) => {
        // Next sends these very props to the browser, which must not look for what is not there.
        Object.assign(shop.pageProps, { failedBlocks: ids });
        return createElement(App, shop);
      },
    });
  return context.defaultGetInitialProps({ ...context, renderPage });
}

/**
 * The page's HTML. A block that throws while it is rendered removes only itself from the page:
 * error boundaries do nothing on the server, so the page is rendered again to find such blocks
 * and a third time without them. A page that does not fail is rendered once, as ever.
 * @throws what was thrown, when no block is the cause.
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
