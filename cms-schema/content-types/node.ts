import { defineStructure, PROJECT_IDS, scheduleFields } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

const titleColours = ['default', 'accent', 'sale', 'premium', 'muted'] as const;

export const node = defineStructure({
  id: 'node',
  name: 'Node',
  description: 'A place in the navigation tree, with an address in every language.',
  displayField: 'name',
  fields: {
    nodeId: field.help('Other content links to it as node_….', field.key(/^[a-z0-9][a-z0-9-]*$/)),
    nodeType: field.withDefault(
      field.choice(['landingpage', 'category', 'service']),
      'landingpage',
    ),
    project: field.choice(PROJECT_IDS),
    name: field.symbol(60),
    path: field.help('Starts with "/", no "/" at the end; the home page is "/".', {
      ...field.key(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/),
      localized: true,
    }),
    parent: field.optional(field.reference(['node'])),
    sort: field.withDefault(field.integer(0, 9_999), 999),
    page: field.optional(field.reference(['page'])),
    pageName: field.optional(field.symbol(80)),
    brandsPageSource: field.optional(field.key()),
    showInNavigation: field.withDefault(field.boolean(), false),
    showInCategories: field.withDefault(field.boolean(), true),
    hideCategoryLine: field.withDefault(field.boolean(), false),
    hideAdditionAll: field.withDefault(field.boolean(), false),
    layerTwoName: field.optional(field.symbol(80)),
    showAllBrands: field.withDefault(field.boolean(), false),
    showAllBrandsText: field.optional(field.symbol(80)),
    styleAllBrands: field.optional(field.choice(['bold', 'italic'])),
    navigationImage: field.optional(field.picture()),
    styleAllNavigationTitles: field.optional(field.choice(titleColours)),
    navigationImageLink: field.optional(field.link()),
    isPremiumSale: field.withDefault(field.boolean(), false),
    showInMobileNavigation: field.withDefault(field.boolean(), false),
    MobileAppStyle: field.optional(
      field.choice(['main=Bold', 'service=Plain', 'main red=Bold Red']),
    ),
    mobileNavigationMenuImage: field.optional(field.picture()),
    mobileNavigationIndex: field.withDefault(field.integer(0, 999), 999),
    displayHighlightMenuItem: field.withDefault(field.boolean(), false),
    displayHighlightCategoryTag: field.withDefault(field.boolean(), false),
    displayDescription: field.optional(field.text(400)),
    displayClassname: field.optional(field.key(/^[a-z][a-z0-9-]*$/)),
    displayMedia: field.optional(field.picture()),
    pimSlug: field.optional(field.key()),
    crossShopUrl: field.optional(field.key(/^\/\S*$/)),
    flyoutTeaser: field.parts(['flyoutTeaserGroup'], 6),
    additionalnavigationitems: field.named(
      'Additional navigation items',
      field.parts(['navigationItem'], 20),
    ),
    seoTitle: field.optional(field.symbol(120)),
    seoDescription: field.optional(field.text(320)),
    seoKeywords: field.optional(field.symbol(200)),
    canonicalUrl: field.optional(field.key(/^\/(.*[^/])?$/)),
    ...scheduleFields,
  },
});
