import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';
import { loadedList } from '@/lib/catalog/search/loaded-list.fixture';

type Props = BlockProps<'productList'>;
type Element = Props['fields']['elements'][number];

const box = (id: string, size: number): Element => ({
  id,
  type: 'teaserBox',
  until: null,
  fields: {
    title: 'Pflege',
    size,
    tone: 'soft',
    elements: [
      {
        id: `${id}-link`,
        type: 'linkElement',
        until: null,
        fields: { label: 'Leinen richtig waschen', link: pageLink('/de-de/pflege'), look: 'quiet' },
      },
    ],
  },
});

const minimal: Props = {
  id: 'product-list-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Hemden',
    category: null,
    filters: null,
    tallOnly: false,
    elements: [],
    filterCount: 5,
    maxDifferenceInPriceFilter: 500,
  },
  loaded: loadedList(1),
};

export const productListFixtures = {
  default: { ...minimal, id: 'product-list', loaded: loadedList(8) },
  minimal,
  maximal: {
    ...minimal,
    id: 'product-list-maximal',
    fields: { ...minimal.fields, elements: [box('one', 1), box('two', 2), box('three', 3)] },
    loaded: loadedList(24),
  },
  longWords: {
    ...minimal,
    id: 'product-list-long',
    loaded: loadedList(3, longWord(60)),
  },
} satisfies Record<string, Props>;
