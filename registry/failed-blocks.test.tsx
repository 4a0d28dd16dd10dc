/** @jest-environment node */
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import type { ComponentType } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { tabsFixtures } from '@/blocks/tabs/tabs.fixture';
import { textBoxFixtures } from '@/blocks/text-box/text-box.fixture';
import { NestedBlocksProvider, type NestedBlock } from '@/lib/cms/content/nested-blocks';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { BlockList } from './block-list';
import { FailedBlocks } from './failed-blocks';
import { renderSparingly } from './failed-blocks.server';

/** Fields that no schema accepts, so that the block throws like one with a bug. */
const throwing = (id: string): BlockInstance => ({
  id,
  type: 'homeTeaser',
  fields: {},
  until: null,
});

function textBox(id: string): BlockInstance {
  const { body, ...rest } = textBoxFixtures.default.fields;
  // Some kilobytes, because React treats large boundaries differently from small ones.
  const content = Array.from({ length: 40 }, () => body.content).flat();
  const fields = { ...rest, headline: `Headline of ${id}`, body: { ...body, content } };
  return { id, type: 'textBox', fields, until: null };
}

function tabs(id: string, body: BlockInstance[]): BlockInstance {
  const [item] = tabsFixtures.default.fields.items;
  const fields = { ...tabsFixtures.default.fields, items: [{ ...item, id: `${id}-item`, body }] };
  return { id, type: 'tabs', fields, until: null };
}

interface PageProps {
  blocks: BlockInstance[];
  failedBlocks?: string[];
  /** Called outside every block, for an error there. */
  title?: () => string;
}

const nested = (blocks: readonly NestedBlock[]) => (
  // The tabs of this page contain block instances.
  <BlockList blocks={blocks as readonly BlockInstance[]} region="nested" now={null} />
);

function Page({ blocks, title }: PageProps) {
  return (
    <MessagesProvider messages={messagesFor('de')}>
      <h1>{title?.() ?? 'The page'}</h1>
      <NestedBlocksProvider render={nested}>
        <BlockList blocks={blocks} region="main" now={null} />
      </NestedBlocksProvider>
    </MessagesProvider>
  );
}

function App({ pageProps }: { pageProps: PageProps }) {
  return (
    <FailedBlocks value={pageProps.failedBlocks ?? []}>
      <Page {...pageProps} />
    </FailedBlocks>
  );
}

type Document = Parameters<typeof renderSparingly>[0];
type Enhance = (Shop: typeof App) => ComponentType<{ pageProps: PageProps }>;

/** The context that Next passes to a document, with React's own server renderer. */
function contextOf(pageProps: PageProps) {
  let renders = 0;
  const context = {
    asPath: '/',
    renderPage: async ({ enhanceApp = (Shop) => Shop }: { enhanceApp?: Enhance } = {}) => {
      renders++;
      const Enhanced = enhanceApp(App);
      // Renders like Next: streamed, and awaited as a whole.
      const stream = await renderToReadableStream(<Enhanced pageProps={pageProps} />);
      await stream.allReady;
      return { html: await new Response(stream).text() };
    },
    defaultGetInitialProps: ({ renderPage }: Document) => renderPage(),
  };
  // The rest of Next's context is not read.
  return { context: context as unknown as Document, renders: () => renders };
}

async function htmlOf(pageProps: PageProps) {
  const { context, renders } = contextOf(pageProps);
  const { html } = await renderSparingly(context);
  return {
    html,
    renders: renders(),
    headlines: [...html.matchAll(/Headline of ([\w-]+)/g)].map(([, id]) => id),
  };
}

beforeAll(() => Loadable.preloadAll());
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('CMS-01: a page without errors is rendered once', async () => {
  const { headlines, renders } = await htmlOf({ blocks: [textBox('a'), textBox('b')] });
  expect([headlines, renders]).toEqual([['a', 'b'], 1]);
});

test('CMS-01: only the blocks that throw on the server are missing from the HTML', async () => {
  const blocks = [throwing('first'), textBox('a'), throwing('second'), textBox('b'), textBox('c')];
  const pageProps: PageProps = { blocks };
  const { html, headlines } = await htmlOf(pageProps);
  expect(headlines).toEqual(['a', 'b', 'c']);
  expect(html).not.toMatch(/data-block="(first|second)"|<template/);
  // The browser receives the list, so that it does not hydrate missing blocks.
  expect(pageProps.failedBlocks).toEqual(['first', 'second']);
});

test('CMS-01: a nested block that throws does not remove its parent', async () => {
  const body = [textBox('inside'), throwing('broken')];
  const { html, headlines } = await htmlOf({ blocks: [textBox('a'), tabs('tabs', body)] });
  expect(headlines).toEqual(['a', 'inside']);
  expect(html).toContain('data-block="tabs"');
});

test('CMS-01: hundreds of large blocks keep their positions around one that throws', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => `text-${index}`);
  const blocks = ids.map(textBox);
  blocks.splice(100, 0, throwing('broken'));
  const { headlines } = await htmlOf({ blocks });
  expect(headlines).toEqual(ids);
});

test('an error outside every block fails the page', async () => {
  const title = () => {
    throw new Error('no title');
  };
  await expect(htmlOf({ blocks: [textBox('a')], title })).rejects.toThrow('no title');
});
