import { definePart, type FieldsOf } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const socialLink = definePart({
  id: 'socialLink',
  name: 'Social link',
  description: 'The shop on a social network, shown in the footer.',
  displayField: 'network',
  fields: {
    network: field.choice(['Instagram', 'Facebook', 'Pinterest', 'YouTube', 'TikTok', 'LinkedIn']),
    link: field.link(),
  },
});
export type SocialLink = FieldsOf<typeof socialLink>;

export const hotline = definePart({
  id: 'hotline',
  name: 'Hotline',
  description: 'A number customers call, and when somebody answers.',
  displayField: 'label',
  fields: {
    label: field.symbol(60),
    number: field.help('As it is read: +49 89 1234 567.', field.key(/^\+?[\d ()/.-]{5,30}$/)),
    hours: field.optional(field.text(200)),
  },
});
export type Hotline = FieldsOf<typeof hotline>;

export const appLink = definePart({
  id: 'appLink',
  name: 'App link',
  description: 'The shop’s app in a store of apps.',
  displayField: 'store',
  fields: {
    store: field.choice(['App Store', 'Google Play']),
    link: field.link(),
  },
});
export type AppLink = FieldsOf<typeof appLink>;

export const serviceStore = definePart({
  id: 'serviceStore',
  name: 'Service store',
  description: 'The house that looks after the shop’s customers, shown in the footer.',
  displayField: 'name',
  fields: {
    name: field.unlocalized(field.symbol(80)),
    address: field.unlocalized(field.text(200)),
    openingHours: field.optional(field.text(300)),
    link: field.optional(field.help('Where its own page is.', field.link())),
    latitude: field.optional(field.number(-90, 90)),
    longitude: field.optional(field.number(-180, 180)),
    mapHeight: field.withDefault(
      field.help('Pixels the map is high.', field.integer(120, 600)),
      220,
    ),
    nativeMarker: field.withDefault(
      field.help('The map’s own marker instead of the shop’s.', field.boolean()),
      false,
    ),
  },
});
export type ServiceStoreFields = FieldsOf<typeof serviceStore>;

export const PAYMENT_LOGOS = [
  'Visa',
  'Mastercard',
  'American Express',
  'PayPal',
  'Amazon Pay',
  'Klarna',
  'Apple Pay',
  'Google Pay',
  'SEPA',
  'invoice',
] as const;
