import dynamic from 'next/dynamic';
import { LIST_MESSAGES } from '@/components/list/product-list/list-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const searchResultsDefinition: BlockDefinition<'searchResults'> = {
  component: dynamic(() => import('./search-results').then((module) => module.SearchResults)),
  messages: [...LIST_MESSAGES, 'search'],
  leading: true,
};
