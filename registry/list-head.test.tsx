/** @jest-environment node */
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { readListState } from '@/lib/catalog/catalogue/list-state';
import { loadedList } from '@/lib/catalog/search/loaded-list.fixture';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import type { PageHeadContent } from '@/lib/cms/layout/page-head-content';
import { pageAlternates, pageStructure } from '@/lib/cms/layout/server-only-content';
import { listHead } from './list-head.server';
import { PageHead } from './page-head';

const PAGE = 'https://www.example.com/de-de/hemden';

const plainHead = (): PageHeadContent => {
  const head = {
    title: 'Hemden',
    description: null,
    keywords: null,
    canonical: PAGE,
    addresses: { paths: { de: '/hemden' }, territories: null },
  };
  pageStructure.attach(head, { openGraph: { 'og:title': 'Hemden', 'og:url': PAGE }, items: [{}] });
  return pageAlternates.attach(head, [{ hreflang: 'de-DE', href: PAGE }]);
};

/** A category's list of this many articles, 24 per page. */
const listOf = (articles: number, type: BlockInstance['type'] = 'productList'): BlockInstance => ({
  id: 'list',
  type,
  fields: {},
  until: null,
  loaded: loadedList(articles),
});

const text: BlockInstance = { id: 'text', type: 'textBox', fields: {}, until: null, loaded: null };

/** Indexing instructions in the head of a page at an address. */
function indexed(main: readonly BlockInstance[], query: string) {
  const list = readListState(new URLSearchParams(query));
  const { head, isForOne = false } = listHead(plainHead(), main, list);
  let tags: ReactElement<Record<string, string>>[] = [];
  const updateHead = (state: typeof tags) => {
    tags = state;
  };
  renderToString(
    <HeadManagerContext.Provider value={{ updateHead, mountedInstances: new Set() }}>
      <PageHead head={head} isIndexed={!isForOne} />
    </HeadManagerContext.Provider>,
  );
  const propsOf = (key: string) => tags.find((tag) => tag.key?.endsWith(key))?.props;
  return {
    canonical: propsOf('canonical')?.['href'] ?? null,
    robots: propsOf('robots')?.['content'] ?? null,
    alternates: isForOne ? [] : (pageAlternates.of(head) ?? []).map(({ href }) => href),
    shared: pageStructure.of(head)?.openGraph['og:url'] ?? null,
  };
}

const plain = { canonical: PAGE, robots: null, alternates: [PAGE], shared: PAGE };
const notIndexed = { canonical: null, robots: 'noindex, follow', alternates: [], shared: null };

test('RTE-10: pages from the second on are indexed at their own addresses', () => {
  for (const page of [2, 3]) {
    const address = `${PAGE}?page=${page}`;
    expect(indexed([text, listOf(60)], `page=${page}&utm_source=mail`)).toEqual({
      canonical: address,
      robots: null,
      alternates: [],
      shared: address,
    });
  }
});

test.each(['page=1', 'page=abc', 'sortBy=default', 'filters[unknown]=1'])(
  'RTE-10: an address that selects nothing is canonically that of the whole list: %s',
  (query) => expect(indexed([listOf(60)], query)).toEqual(plain),
);

test.each([
  'filters[sale]=true',
  'filters[sale]=true&page=2',
  'sortBy=priceAsc&page=2',
  'range[priceMin]=50:100',
  'query=leinen',
  'filters=all',
])('RTE-10: a filtered list is not indexed and has no canonical address: %s', (query) => {
  expect(indexed([listOf(60)], query)).toEqual(notIndexed);
});

test('RTE-10: a list without articles and a search have no later pages to index', () => {
  expect(indexed([listOf(0)], 'page=9')).toEqual(notIndexed);
  expect(indexed([listOf(60, 'searchResults')], 'page=2')).toEqual(notIndexed);
});

test('RTE-10: while the search does not respond, a later page keeps its address', () => {
  const withoutResponse = { ...listOf(60), loaded: { ...loadedList(60), results: null } };
  expect(indexed([withoutResponse], 'page=2')).toMatchObject({ canonical: `${PAGE}?page=2` });
});

test('RTE-10: list parameters have no effect on a page without a list', () => {
  expect(indexed([text], 'page=2')).toEqual(plain);
  expect(indexed([text], 'filters[sale]=true')).toEqual(plain);
});

test('RTE-10: a list nested in another block has pages as well', () => {
  const tabs: BlockInstance = { ...text, id: 'tabs', type: 'tabs', fields: { body: [listOf(60)] } };
  expect(indexed([tabs], 'page=2').canonical).toBe(`${PAGE}?page=2`);
});
