import {
  defineStructure,
  PROJECT_IDS,
  scheduleFields,
  type FieldsOf,
} from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

/** An event that is reported by email, as the outbox names it. */
const KIND = /^[a-z]+(-[a-z]+)*$/;
const PLACEHOLDERS = 'May contain {name}, {number} and {shop}, where the email has them.';

const { countries, startDateTime, endDateTime } = scheduleFields;

export const emailTemplate = defineStructure({
  id: 'emailTemplate',
  name: 'Email template',
  description:
    'Subject, introduction and closing of the emails of one kind. What is left empty is as built in; ' +
    'a template for the country is used before one for all.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    project: field.choice(PROJECT_IDS),
    kind: field.help(
      'The event: order-paid or reservation-placed, for example; docs/mail.md lists them.',
      field.key(KIND),
    ),
    subject: field.optional(field.help(PLACEHOLDERS, field.symbol(120))),
    intro: field.optional(field.help(PLACEHOLDERS, field.text(1000))),
    closing: field.optional(field.help(PLACEHOLDERS, field.text(500))),
    countries,
    startDateTime,
    endDateTime,
  },
});
export type EmailTemplateFields = FieldsOf<typeof emailTemplate>;
