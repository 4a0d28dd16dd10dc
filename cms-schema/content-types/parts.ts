import { definePart, type FieldsOf } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

/** A line of text over a picture or a banner. */
export const textElement = definePart({
  id: 'textElement',
  name: 'Text element',
  description: 'A line of words in a teaser or banner.',
  displayField: 'text',
  fields: {
    text: field.symbol(200),
    look: field.withDefault(field.choice(['kicker', 'headline', 'body']), 'body'),
  },
});
export type TextElement = FieldsOf<typeof textElement>;

export const button = definePart({
  id: 'button',
  name: 'Button',
  description: 'A button that leads somewhere.',
  displayField: 'label',
  fields: {
    label: field.symbol(60),
    link: field.help('node_…, a path, a URL or a telephone number.', field.link()),
    look: field.withDefault(field.choice(['primary', 'secondary', 'quiet']), 'primary'),
  },
});
export type ButtonFields = FieldsOf<typeof button>;

/** One collapsed text of an accordion or of the shipping information. */
export const accordionItem = definePart({
  id: 'accordionItem',
  name: 'Accordion item',
  description: 'A headline that unfolds its text.',
  displayField: 'headline',
  fields: { headline: field.symbol(120), text: field.richText() },
});
export type AccordionItem = FieldsOf<typeof accordionItem>;

export const flyoutTeaserGroup = definePart({
  id: 'flyoutTeaserGroup',
  name: 'Flyout teaser group',
  description: 'One to four pictures in a navigation flyout.',
  displayField: 'title',
  fields: {
    title: field.symbol(80),
    imagesList: field.pictures(1, 4),
    link: field.link(),
    occupiedColumns: field.withDefault(
      field.help('1 full width, 2 two thirds, 3 half, 4 one third.', field.integer(1, 4)),
      1,
    ),
  },
});

export type FlyoutTeaserGroup = FieldsOf<typeof flyoutTeaserGroup>;

export const navigationItem = definePart({
  id: 'navigationItem',
  name: 'Additional navigation item',
  description: 'An extra entry in the second navigation layer.',
  displayField: 'navitem',
  fields: {
    layerTwoNameTitle: field.optional(field.named('Title in layer two', field.symbol(80))),
    navitem: field.named('Label', field.symbol(80)),
    navitemlink: field.named('Link', field.link()),
  },
});
export type NavigationItem = FieldsOf<typeof navigationItem>;
