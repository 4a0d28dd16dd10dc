import { EU_COUNTRIES } from './countries';

export type ProjectId = 'hgg' | 'hrm' | 'eck';

/** What differs between the shops and is neither content nor a design token. */
export interface Project {
  id: ProjectId;
  /** Where the shop delivers; a locale exists for each of these territories. */
  deliveryCountries: readonly string[];
  /** Where `/` leads when neither cookie nor browser names a locale. */
  defaultLocale: string;
  /** Search indices before their language is appended; see lib/search/index-names. */
  search: { productIndex: string; suggestionIndex: string };
}

export const projects: Readonly<Record<ProjectId, Project>> = {
  hgg: {
    id: 'hgg',
    deliveryCountries: [...EU_COUNTRIES, 'CH', 'GB', 'NO', 'US', 'CA'],
    defaultLocale: 'de-de',
    search: { productIndex: 'hgg_products', suggestionIndex: 'hgg_suggestions' },
  },
  hrm: {
    id: 'hrm',
    deliveryCountries: [...EU_COUNTRIES, 'CH'],
    defaultLocale: 'de-de',
    search: { productIndex: 'hrm_products', suggestionIndex: 'hrm_suggestions' },
  },
  eck: {
    id: 'eck',
    deliveryCountries: ['DE', 'AT', 'CH'],
    defaultLocale: 'de-de',
    search: { productIndex: 'eck_products', suggestionIndex: 'eck_suggestions' },
  },
};

export function isProjectId(value: string): value is ProjectId {
  return Object.hasOwn(projects, value);
}
