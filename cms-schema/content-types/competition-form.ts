import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const competitionForm = defineBlock({
  id: 'competitionForm',
  name: 'Competition form',
  description: 'Visitors take part in a competition or sign up for an event.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
    participationPrivacy: field.help(
      'What visitors agree to when they take part.',
      field.text(1_000),
    ),
    notificationInfo: field.help(
      'How winners are told; visitors agree to it as well.',
      field.text(400),
    ),
    successText: field.optional(field.text(400)),
    isEvent: field.withDefault(
      field.help('Visitors sign up for an event.', field.boolean()),
      false,
    ),
  },
});
