import { z } from 'zod';
import { defineStructure, PROJECT_KEYS } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import {
  PAYMENT_LOGOS,
  type AppLink,
  type Hotline,
  type ServiceStoreFields,
  type SocialLink,
} from './footer-parts';

const productBlacklist = z.array(
  z.object({ productType: z.string(), countryList: z.string(), isWhitelist: z.boolean() }),
);

export const project = defineStructure({
  id: 'project',
  name: 'Project',
  description: 'One shop: its settings, and what stands on every page.',
  displayField: 'name',
  fields: {
    projectId: field.choice(PROJECT_KEYS),
    name: field.unlocalized(field.symbol(60)),
    claim: field.optional(field.symbol(120)),
    homeLink: field.optional(
      field.help('Where visitors go after logging out; empty: to the home page.', field.link()),
    ),
    zeroResultPage: field.optional(
      field.help(
        'Where a search leads that finds nothing; it gets ?query=. Empty: the list says so.',
        field.link(),
      ),
    ),
    header: field.blocks(),
    flyoutDelay: field.withDefault(
      field.help(
        'Milliseconds a mouse rests on a menu entry until its flyout opens; it closes after a third of that.',
        field.integer(0, 2_000),
      ),
      240,
    ),
    footerText: field.optional(field.text(400)),
    footerNodes: field.references(['node'], 20),
    legalNodes: field.references(['node'], 12),
    socialLinks: field.parts<SocialLink>(['socialLink'], 8),
    paymentMethods: field.optional(field.choices(PAYMENT_LOGOS)),
    hotlines: field.parts<Hotline>(['hotline'], 4),
    newsletterHeadline: field.optional(field.symbol(80)),
    newsletterText: field.optional(field.text(240)),
    newsletterLink: field.optional(field.help('The page that takes the address on.', field.link())),
    appLinks: field.parts<AppLink>(['appLink'], 2),
    serviceStore: field.parts<ServiceStoreFields>(['serviceStore'], 1),
    shippingHeadline: field.optional(field.symbol(120)),
    shippingAccordions: field.parts(['accordionItem'], 12),
    appDarkmode: field.withDefault(field.boolean(), false),
    filterProductBlacklists: field.optional(field.json(productBlacklist)),
    redirectNecessary: field.withDefault(field.boolean(), false),
    deliveryCountryDomainMapping: field.optional(field.json(z.record(z.string(), z.string()))),
    payPalExpressCountries: field.optional(field.key()),
    amazonPayCountries: field.optional(field.key()),
    productsPerPage: field.withDefault(field.integer(1, 96), 24),
  },
});
