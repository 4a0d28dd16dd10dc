import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';
import type { LoadedWishlist } from '@/lib/commerce/wishlist/loaded-wishlist';
import type { WishlistContents } from '@/lib/commerce/wishlist/wishlist';
import { wishlistContents, wishlistLine } from '@/lib/commerce/wishlist/wishlist.fixture';

type Props = BlockProps<'wishlist'>;

const own = (contents: WishlistContents, error: string | null = null): LoadedWishlist => ({
  kind: 'own',
  isGuest: true,
  contents,
  error,
});

const coat = wishlistLine({
  id: 'coat',
  articleNumber: '10203041',
  itemNumber: '10203041253',
  name: 'Wollmantel',
  colour: 'Schwarz',
  imageRatio: '1:2',
  imageAlt: 'Wollmantel in Schwarz',
  price: 349_00,
  strikePrice: 399_00,
  sku: '10203040-117-4XL',
  size: '4XL',
});

const lines = [wishlistLine(), coat];

const minimal: Props = {
  id: 'wishlist-minimal',
  until: null,
  isFirst: false,
  loaded: own(wishlistContents([])),
  fields: {
    headline: 'Merkliste',
    emptyHeadline: 'Ihre Merkliste ist leer',
    emptyText: 'Mit dem Herz merken Sie sich Artikel.',
    emptyLabel: 'Zur Startseite',
    emptyLink: pageLink('/de-de'),
    emptyBlocks: [],
  },
};

export const wishlistFixtures = {
  default: { ...minimal, id: 'wishlist', loaded: own(wishlistContents(lines)) },
  minimal,
  maximal: {
    ...minimal,
    id: 'wishlist-maximal',
    loaded: own(
      wishlistContents(
        [
          ...lines,
          wishlistLine({ id: 'size-gone', name: 'Poloshirt', sku: 'gone', size: '6XL' }),
          wishlistLine({ id: 'sold-out', name: 'Chino', sizes: [], isSoldOut: true }),
          wishlistLine({ id: 'set', name: 'Hemd mit Krawatte', productType: 'set', sizes: [] }),
          wishlistLine({ id: 'from', name: 'Strickjacke', price: 59_95, isFrom: true }),
        ],
        {
          missing: [{ id: 'gone', articleNumber: '10203099', itemNumber: '10203099117' }],
          shareToken: 'AbCdEfGhIjKlMnOpQrStUv',
        },
      ),
      'unavailable',
    ),
  },
  shared: {
    ...minimal,
    id: 'wishlist-shared',
    loaded: { kind: 'shared', contents: wishlistContents(lines) },
  },
  noLongerShared: {
    ...minimal,
    id: 'wishlist-closed',
    loaded: { kind: 'shared', contents: null },
  },
  unreachable: { ...minimal, id: 'wishlist-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'wishlist-long',
    loaded: own(
      wishlistContents([
        wishlistLine({
          name: longWord(120),
          brand: longWord(60),
          colour: longWord(60),
          sizes: [{ sku: 'a', size: longWord(30) }],
        }),
      ]),
    ),
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      emptyHeadline: longWord(120),
      emptyText: longWord(300),
      emptyLabel: longWord(60),
    },
  },
} satisfies Record<string, Props>;
