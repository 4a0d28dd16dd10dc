import { createContext, useContext } from 'react';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import type { ProjectId } from '@/lib/shop/project/projects';

/** Settings shared by everything inside a product list. */
export interface ListSettings {
  project: ProjectId;
  /** `de-at` */
  locale: string;
  language: Language;
  currency: Currency;
  /** Key in the catalogue, a node's `pimSlug`; `null` for search results. */
  category: string | null;
  isSaleCategory: boolean;
  tallOnly: boolean;
  /** See `ListState`. */
  allFilters: boolean;
  /** Filters shown before "show more". */
  filterCount: number;
  /** Minimum distance between both bounds of the price filter, in minor units. */
  maxDifferenceInPriceFilter: number;
}

const Settings = createContext<ListSettings | null>(null);

export const ListSettingsProvider = Settings.Provider;

export function useListSettings(): ListSettings {
  const settings = useContext(Settings);
  if (!settings) throw new Error('useListSettings needs a product list above it');
  return settings;
}
