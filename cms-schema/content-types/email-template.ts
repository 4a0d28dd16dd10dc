import {
  defineStructure,
  PROJECT_KEYS,
  scheduleFields,
  type FieldsOf,
} from '@/cms-schema/content-type';
import { EMAIL_KINDS } from '@/cms-schema/email-kinds';
import { field } from '@/cms-schema/field';

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
    project: field.choice(PROJECT_KEYS),
    kind: field.help(
      'What the email is about; docs/mail.md lists what each may contain.',
      field.choice(EMAIL_KINDS),
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
