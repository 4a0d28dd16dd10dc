import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiteClient } from 'algoliasearch/lite';
import { withFacetEndpoint } from '@/lib/catalog/search/facet-endpoint';
import { FACETS, FixtureList, INDEX, record, REPLICAS, type FixtureArticle } from './list.fixture';

export const LONG_BRAND = 'Gebrüder Hohenlohe-Langenburger Tuchweberei und Hemdenmanufaktur';
const size = (sizeOnLabel: string) => ({ sizeOnLabel });

export const ARTICLES: readonly FixtureArticle[] = [
  { brand: 'Harbour Lane', price: 49_95, sizes: [size('3XL'), size('10XL')], isNew: true },
  { brand: 'Harbour Lane', price: 69_95, colours: ['white'], sizes: [size('4XL')] },
  { brand: 'Norrby', price: 99_95, colours: ['white', 'blue'], sustainable: true },
  { brand: 'Norrby', price: 129_95, sizes: [{ sizeOnLabel: 'XLT', bodyType: 'tall' }], tier: 30 },
  { brand: LONG_BRAND, price: 199_95, colours: ['black'], sizes: [{ sizeType: 'allsize' }] },
  {
    brand: 'Calder',
    price: 89_95,
    category: 'Schuhe > Stiefel',
    sizes: [
      { sizeType: 'shoe', sizeOnLabel: '47,5' },
      { sizeType: 'shoe', sizeOnLabel: '46' },
    ],
  },
];

type Client = Pick<LiteClient, 'search' | 'customPost'>;

/** Creates a client for an index: tests pass the search service's own engine. */
type MakeClient = (index: {
  name: string;
  settings: Record<string, string[] | number>;
  records: Record<string, never>[];
  replicas: Record<string, { ranking: string[] }>;
}) => Client;

interface Articles {
  articles?: readonly FixtureArticle[];
  /** Promise that delays the responses to a search for facet values. */
  beforeFacet?: () => Promise<void>;
}

export function clientFor(
  engineClient: MakeClient,
  { articles = ARTICLES, beforeFacet = async () => {} }: Articles = {},
) {
  const engine = engineClient({
    name: INDEX,
    settings: {
      attributesForFaceting: FACETS,
      maxValuesPerFacet: 1000,
      customRanking: ['asc(position)'],
    },
    // Plain JSON, as it is sent to the service.
    records: articles.map((article, at) => JSON.parse(JSON.stringify(record(article, at)))),
    replicas: REPLICAS,
  });
  const requests: string[] = [];
  const customPost: Client['customPost'] = async (request) => {
    requests.push(request.path);
    await beforeFacet();
    return engine.customPost(request);
  };
  return { client: withFacetEndpoint({ ...engine, customPost }), requests };
}

type ListProps = Partial<Parameters<typeof FixtureList>[0]>;

/** Opens a list and waits for its first response. */
export async function openList(
  engineClient: MakeClient,
  { articles, beforeFacet, ...props }: Articles & ListProps = {},
) {
  const { client, requests } = clientFor(engineClient, {
    ...(articles && { articles }),
    ...(beforeFacet && { beforeFacet }),
  });
  const user = userEvent.setup();
  render(<FixtureList searchClient={client} indexName={INDEX} {...props} />);
  await waitFor(() => expect(filterButtons().length).toBeGreaterThan(0));
  return { user, requests };
}

const row = () => screen.getByRole('list', { name: /^Filt/ });

export const filterButtons = () =>
  within(row())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

const numbers = () =>
  within(screen.getByRole('list', { name: 'Artikel' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => Number(textContent?.slice('Hemd '.length)));

/** Waits until the list contains these articles, counted from 1. */
export const expectArticles = (...expected: number[]) =>
  waitFor(() => expect(numbers()).toEqual(expected));

export const nameOf = ({ parentElement }: Element) => parentElement?.textContent;
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole('link', { name });
export const panel = (name: string) => within(screen.getByRole('group', { name }));

/** Opens a filter of the row. @returns its panel */
export async function openFilter(
  user: ReturnType<typeof userEvent.setup>,
  name: string,
  panelName = name,
) {
  await user.click(button(name));
  return waitFor(() => {
    const opened = panel(panelName);
    expect(opened.queryByText('Lädt')).toBeNull();
    return opened;
  });
}
