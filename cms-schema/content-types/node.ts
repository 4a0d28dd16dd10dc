import {
  defineStructure,
  PROJECT_KEYS,
  scheduleFields,
  type FieldsOf,
} from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { FlyoutTeaserGroup, NavigationItem } from './parts';

/** Colours of a node's title in the navigation, defined in the shops' style sheets. */
const titleColours = ['default', 'accent', 'sale', 'premium', 'muted'] as const;

const address = {
  nodeId: field.help('Other content links to it as node_….', field.key(/^[a-z0-9][a-z0-9-]*$/)),
  nodeType: field.withDefault(field.choice(['landingpage', 'category', 'service']), 'landingpage'),
  project: field.choice(PROJECT_KEYS),
  name: field.symbol(60),
  path: field.help('Starts with "/", no "/" at the end; the home page is "/".', {
    ...field.key(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/),
    localized: true,
  }),
  parent: field.optional(field.reference(['node'])),
  sort: field.withDefault(
    field.help('Order among its neighbours, smallest first.', field.integer(0, 9_999)),
    999,
  ),
  page: field.optional(
    field.help(
      'Without a page it is a heading for what stands below it.',
      field.reference(['page']),
    ),
  ),
  pageName: field.optional(
    field.help('Name on its own page and in “All …”, where it differs.', field.symbol(80)),
  ),
};

/** Lists in which the node appears, and the content of its flyout. */
const navigation = {
  brandsPageSource: field.optional(
    field.help(
      'Makes its page a brand index: the node ID whose children are the brands.',
      field.key(/^[a-z0-9][a-z0-9-]*$/),
    ),
  ),
  showInNavigation: field.withDefault(field.boolean(), false),
  showInCategories: field.withDefault(
    field.help('Listed on the page of the node above it.', field.boolean()),
    true,
  ),
  hideCategoryLine: field.withDefault(
    field.help('Its page does not list the categories below it.', field.boolean()),
    false,
  ),
  hideAdditionAll: field.withDefault(
    field.help('Its flyout has no “All …” entry.', field.boolean()),
    false,
  ),
  layerTwoName: field.optional(
    field.help('Title of its flyout, where it differs from the name.', field.symbol(80)),
  ),
  showAllBrands: field.withDefault(
    field.help('Its flyout leads to the brand index.', field.boolean()),
    false,
  ),
  showAllBrandsText: field.optional(field.symbol(80)),
  styleAllBrands: field.optional(field.choice(['bold', 'italic'])),
  navigationImage: field.optional(
    field.help('Stands in its flyout and at its head in the mobile menu.', field.picture()),
  ),
  styleAllNavigationTitles: field.optional(
    field.help('Colour of the titles in its flyout.', field.choice(titleColours)),
  ),
  navigationImageLink: field.optional(
    field.help('Where the navigation image leads; empty: to the node.', field.link()),
  ),
  isPremiumSale: field.withDefault(field.boolean(), false),
};

const mobileMenu = {
  showInMobileNavigation: field.withDefault(field.boolean(), false),
  MobileAppStyle: field.optional(
    field.help(
      'How it is written in the mobile menu.',
      field.choice(['main=Bold', 'service=Plain', 'main red=Bold Red']),
    ),
  ),
  mobileNavigationMenuImage: field.optional(
    field.help('Small picture beside its name in the mobile menu.', field.picture()),
  ),
  mobileNavigationIndex: field.withDefault(
    field.help('Order in the mobile menu, smallest first.', field.integer(0, 999)),
    999,
  ),
};

const display = {
  displayHighlightMenuItem: field.withDefault(
    field.help('Stands out in the menu.', field.boolean()),
    false,
  ),
  displayHighlightCategoryTag: field.withDefault(
    field.help('Shown as a tag among the categories.', field.boolean()),
    false,
  ),
  displayDescription: field.optional(
    field.help('A sentence below its title in the flyout.', field.text(400)),
  ),
  displayClassname: field.optional(
    field.help('Name by which the shop’s style sheet knows it.', field.key(/^[a-z][a-z0-9-]*$/)),
  ),
  displayMedia: field.optional(
    field.help('Small picture above its name in a flyout.', field.picture()),
  ),
  pimSlug: field.optional(
    field.help('Category of the product information system.', field.key(/^[a-z0-9][a-z0-9-]*$/)),
  ),
  crossShopUrl: field.optional(
    field.help('Leads to this category path of our other shop, for example /anzuege.', {
      ...field.key(/^\/[^\s/\\]\S*$/),
      localized: true,
    }),
  ),
  flyoutTeaser: field.help(
    'Pictures at the right of its flyout.',
    field.parts<FlyoutTeaserGroup>(['flyoutTeaserGroup'], 6),
  ),
  additionalnavigationitems: field.named(
    'Additional navigation items',
    field.help(
      'Further entries of its flyout, grouped by their title.',
      field.parts<NavigationItem>(['navigationItem'], 20),
    ),
  ),
};

const searchEngines = {
  seoTitle: field.optional(field.symbol(120)),
  seoDescription: field.optional(field.text(320)),
  seoKeywords: field.optional(field.symbol(200)),
  canonicalUrl: field.optional(field.key(/^\/(.*[^/])?$/)),
  hideFromSearchEngines: field.withDefault(
    field.help(
      'For confirmations, tests and pages without results: in no sitemap, and not to be listed.',
      field.boolean(),
    ),
    false,
  ),
};

export const node = defineStructure({
  id: 'node',
  name: 'Node',
  description: 'A place in the navigation tree, with an address in every language.',
  displayField: 'name',
  fields: {
    ...address,
    ...navigation,
    ...mobileMenu,
    ...display,
    ...searchEngines,
    ...scheduleFields,
  },
});
export type NodeFields = FieldsOf<typeof node>;
