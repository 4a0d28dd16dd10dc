import type { FieldsOf } from '@/cms-schema/content-type';
import { project as projectType } from '@/cms-schema/content-types/project';
import type { ContentNode } from './content-tree';

type Declared = FieldsOf<typeof projectType>;

/** Fields of a project's entry for header and footer; `name` is `null` without an entry. */
export interface ProjectFields extends Pick<
  Declared,
  | 'claim'
  | 'appDarkmode'
  | 'footerText'
  | 'footerNodes'
  | 'legalNodes'
  | 'paymentMethods'
  | 'payPalExpressCountries'
  | 'amazonPayCountries'
  | 'newsletterHeadline'
  | 'newsletterText'
  | 'newsletterLink'
  | 'flyoutDelay'
  | 'homeLink'
  | 'zeroResultPage'
  | 'filterProductBlacklists'
  | 'productsPerPage'
> {
  name: Declared['name'] | null;
}

const WITHOUT_ENTRY: ProjectFields = {
  name: null,
  claim: null,
  appDarkmode: false,
  homeLink: null,
  zeroResultPage: null,
  footerText: null,
  footerNodes: [],
  legalNodes: [],
  paymentMethods: null,
  payPalExpressCountries: null,
  amazonPayCountries: null,
  newsletterHeadline: null,
  newsletterText: null,
  newsletterLink: null,
  flyoutDelay: projectType.fields.flyoutDelay.initial,
  filterProductBlacklists: null,
  productsPerPage: projectType.fields.productsPerPage.initial,
};

/** A project's settings, with defaults while its entry is missing or invalid. */
export function projectFields(project: ContentNode | null): ProjectFields {
  if (project?.kind !== 'sound') return WITHOUT_ENTRY;
  // The reader has checked them against the project's declaration.
  return project.values as unknown as Declared;
}
