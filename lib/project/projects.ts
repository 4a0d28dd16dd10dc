import { EU_COUNTRIES } from './countries';

export type ProjectId = 'hgg' | 'hrm' | 'eck';

/** What differs between the shops and is neither content nor a design token. */
export interface Project {
  id: ProjectId;
  /** Where the shop delivers; a locale exists for each of these territories. */
  deliveryCountries: readonly string[];
  /** Where `/` leads when neither cookie nor browser names a locale. */
  defaultLocale: string;
}

export const projects: Readonly<Record<ProjectId, Project>> = {
  hgg: {
    id: 'hgg',
    deliveryCountries: [...EU_COUNTRIES, 'CH', 'GB', 'NO', 'US', 'CA'],
    defaultLocale: 'de-de',
  },
  hrm: { id: 'hrm', deliveryCountries: [...EU_COUNTRIES, 'CH'], defaultLocale: 'de-de' },
  eck: { id: 'eck', deliveryCountries: ['DE', 'AT', 'CH'], defaultLocale: 'de-de' },
};

export function isProjectId(value: string): value is ProjectId {
  return Object.hasOwn(projects, value);
}
