import type { TileSummary } from '@/lib/catalog/catalogue/tile-summary';
import type { Currency } from '@/lib/shop/project/currencies';
import { collected, pushEvent } from './data-layer';
import type { TrackedItem } from './events';
import {
  insightsFilter,
  sendClick,
  sendConvertedFilters,
  sendViewedFilters,
  sendViewedObjects,
  type SearchSource,
} from './search-events';

/** List of an event. */
export interface TrackedList extends SearchSource {
  /** Key of the category, `search`, or the id of the block. */
  id: string;
  name: string;
  currency: Currency;
}

/** Tracked attributes of an article in its displayed colour. */
type TrackedArticle = Pick<
  TileSummary,
  'objectID' | 'title' | 'brand' | 'category' | 'itemnum' | 'price'
>;

export interface TrackedHit {
  article: TrackedArticle;
  /** Position in the list, 1 first. */
  position: number;
  /** Id of the search that found it, `__queryID` of the hit. */
  queryID?: string | null | undefined;
}

function itemOf({ article, position }: TrackedHit): TrackedItem {
  const { price } = article.price;
  return {
    item_id: article.objectID,
    item_name: article.title,
    item_brand: article.brand,
    item_category: article.category,
    item_variant: article.itemnum,
    index: position,
    ...(price !== null && { price: price / 100 }),
  };
}

const itemsOf = ({ id, name, currency }: TrackedList, hits: readonly TrackedHit[]) => ({
  item_list_id: id,
  item_list_name: name,
  currency,
  items: hits.map(itemOf),
});

/** Tracking of one list, which exists as long as the list is on the page. */
export interface ListTracking {
  /** Reports a tile in view, once per article and search. */
  viewed: (hit: TrackedHit) => void;
  followed: (hit: TrackedHit) => void;
  /** Reports displayed filters, `{ attribute: index path, value }`, each once. */
  filtersViewed: (filters: readonly { attribute: string; value: string }[]) => void;
  /** Reports a filter value selected or removed. */
  filterChosen: (filter: { attribute: string; value: string; isSelected: boolean }) => void;
  filterToggled: (attribute: string, isOpen: boolean) => void;
  categoryChosen: (category: string) => void;
}

/** Separate per list, so that simultaneous views of several lists are not mixed. */
function collectViews(list: TrackedList) {
  return collected<TrackedHit>((hits) => {
    pushEvent({ event: 'view_item_list', ...itemsOf(list, hits) });
    sendViewedObjects(
      list,
      hits.map(({ article }) => article.objectID),
    );
  });
}

/** Tracks one list in the data layer and in the search's own analytics. */
export function trackList(list: TrackedList): ListTracking {
  const seen = new Set<string>();
  const seenFilters = new Set<string>();
  const chosen = new Set<string>();
  const collectView = collectViews(list);
  return {
    viewed(hit) {
      const key = `${hit.queryID ?? ''} ${hit.article.objectID}`;
      if (seen.has(key)) return;
      seen.add(key);
      collectView(hit);
    },
    followed(hit) {
      const { article, position, queryID = null } = hit;
      pushEvent({ event: 'productClick', ...itemsOf(list, [hit]) });
      sendClick(list, { objectID: article.objectID, position, queryID });
      sendConvertedFilters(list, [...chosen]);
    },
    filtersViewed(filters) {
      const fresh = filters
        .map(({ attribute, value }) => insightsFilter(attribute, value))
        .filter((filter) => !seenFilters.has(filter));
      for (const filter of fresh) seenFilters.add(filter);
      sendViewedFilters(list, fresh);
    },
    filterChosen({ attribute, value, isSelected }) {
      const filter = insightsFilter(attribute, value);
      if (isSelected) chosen.add(filter);
      else chosen.delete(filter);
      pushEvent({ event: 'filter_click', filter: attribute, value, selected: isSelected });
    },
    filterToggled: (attribute, isOpen) =>
      pushEvent({ event: 'filter_toggle', filter: attribute, open: isOpen }),
    categoryChosen: (category) => pushEvent({ event: 'category_filter', category }),
  };
}
