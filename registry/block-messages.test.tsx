import { readdirSync } from 'node:fs';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { DeferredConsentBanner } from '@/components/layout/consent-banner/deferred-consent-banner';
import { ConsentBanner } from '@/components/layout/consent-banner/consent-banner';
import { ScrollUp } from '@/components/layout/scroll-up/scroll-up';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { SiteHeader } from '@/components/layout/site-header/site-header';
import { FRAME_MESSAGES } from '@/lib/cms/layout/frame-messages';
import { siteFrame } from '@/lib/cms/layout/site-frame.fixture';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockType } from '@/lib/cms/content/block';
import {
  messagesFor,
  messagesOf,
  type Messages,
  type MessageGroup,
} from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { VisitorProvider } from '@/lib/cms/visibility/visitor-context';
import { blockFixtures, FIXTURE_STATES } from './block-fixtures';
import { blocks } from './blocks';

const routes = { project: 'hgg', locale: 'de-de' } as const;
const search = { appId: 'APP', searchKey: 'key', host: '/_search', protocol: 'http' } as const;

const NO_MATCH = {
  matches: true,
  media: '',
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};

/** German messages that record the groups that are read. */
function noting(groups: Set<string>): Messages {
  return new Proxy(messagesFor('de'), {
    get(messages, group: keyof Messages) {
      if (group !== 'language') groups.add(group);
      return messages[group];
    },
  });
}

async function show(part: ReactElement, messages: Messages) {
  await act(async () => {
    render(
      <MessagesProvider messages={messages}>
        <VisitorProvider>
          <MediaProvider baseUrl="https://pictures.example">
            <RouteContextProvider value={routes}>
              <SearchServiceProvider value={search}>
                <PageContextProvider currency="EUR">{part}</PageContextProvider>
              </SearchServiceProvider>
            </RouteContextProvider>
          </MediaProvider>
        </VisitorProvider>
      </MessagesProvider>,
    );
  });
  cleanup();
}

beforeEach(() => {
  // Requests get no response, so that every block shows its initial content.
  globalThis.XMLHttpRequest.prototype.send = jest.fn();
  globalThis.fetch = () => new Promise(() => undefined);
  // jsdom has no media queries.
  globalThis.matchMedia = () => Object.assign(new EventTarget(), NO_MATCH);
});

const folders = readdirSync('blocks');
const folderOf = (type: BlockType) =>
  folders.find((name) => name.replaceAll('-', '') === type.toLowerCase()) ?? '';

/** Component of a block, imported directly instead of by the registry's chunk. */
async function componentOf(type: BlockType): Promise<ComponentType<object>> {
  const folder = folderOf(type);
  const parts: Record<string, ComponentType<object>> = await import(
    `../blocks/${folder}/${folder}`
  );
  const name = `${type[0]?.toUpperCase()}${type.slice(1)}`;
  // The plain name may belong to a type of the shop.
  const Block = parts[name] ?? parts[`${name}Block`];
  if (!Block) throw new Error(`blocks/${folder} has no ${type}`);
  return Block;
}

// Both are declared for the same types.
const types = Object.keys(blocks) as BlockType[];

test.each(types)('GEN-02: a page contains exactly the messages that %s reads', async (type) => {
  const read = new Set<string>();
  const Block = await componentOf(type);
  for (const state of FIXTURE_STATES)
    await show(<Block {...blockFixtures[type][state]} />, noting(read));
  const carried: readonly string[] = [...FRAME_MESSAGES, ...blocks[type].messages];
  expect([...read].filter((group) => !carried.includes(group))).toEqual([]);
});

test('GEN-02: every page contains exactly the messages that header, footer and consent read', async () => {
  const read = new Set<string>();
  const messages = noting(read);
  await show(<SiteHeader frame={siteFrame} project="hgg" />, messages);
  await show(<SiteFooter frame={siteFrame} project="hgg" locale="de-de" />, messages);
  await show(<ScrollUp />, messages);
  await show(<DeferredConsentBanner />, messages);
  await show(<ConsentBanner onDone={() => undefined} />, messages);
  expect([...read].filter((group) => !FRAME_MESSAGES.some((carried) => carried === group))).toEqual(
    [],
  );
});

test.each(LANGUAGES)(
  'GEN-02: a page contains its message groups in %s, without duplicates',
  (language) => {
    const groups: MessageGroup[] = ['tile', 'price', 'tile'];
    const { tile, price } = messagesFor(language);
    expect(messagesOf(language, groups)).toEqual({ language, tile, price });
  },
);
