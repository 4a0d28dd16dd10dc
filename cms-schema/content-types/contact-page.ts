import { defineBlock, definePart, scheduleFields, type FieldsOf } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { AccordionItem } from './parts';

const serviceIcons = ['advice', 'store', 'delivery', 'returns', 'measure', 'payment'] as const;

export const serviceBox = definePart({
  id: 'serviceBox',
  name: 'Service box',
  description: 'One way to get help, in the countries that have it.',
  displayField: 'headline',
  fields: {
    icon: field.choice(serviceIcons),
    headline: field.symbol(60),
    text: field.optional(field.text(200)),
    linkLabel: field.optional(field.symbol(60)),
    link: field.optional(field.link()),
    ...scheduleFields,
  },
});
type ServiceBox = FieldsOf<typeof serviceBox>;

/** `phoneNumber` and `hotlineLink` are localized, because they differ by language. */
export const serviceHotline = definePart({
  id: 'serviceHotline',
  name: 'Service hotline',
  description: 'A telephone number with its hours.',
  displayField: 'title',
  fields: {
    title: field.symbol(80),
    headlineIcon: field.optional(field.choice(serviceIcons)),
    phoneNumber: field.symbol(40),
    hotlineLink: field.optional(
      field.help('Where the number leads; empty: it is called.', field.link()),
    ),
    serviceTimes: field.optional(field.text(200)),
    ...scheduleFields,
  },
});
type ServiceHotline = FieldsOf<typeof serviceHotline>;

export const contactPage = defineBlock({
  id: 'contactPage',
  name: 'Contact page',
  description: 'Headline, form, service boxes, hotlines and questions with their answers.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    intro: field.optional(field.text(600)),
    form: field.help('The contact form.', field.blocks()),
    serviceBoxes: field.parts<ServiceBox>(['serviceBox'], 6),
    hotlines: field.parts<ServiceHotline>(['serviceHotline'], 6),
    questionsHeadline: field.optional(field.symbol(120)),
    questions: field.parts<AccordionItem>(['accordionItem'], 20),
  },
});
