import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const earlyShopForm = defineBlock({
  id: 'earlyShopForm',
  name: 'Early-shop form',
  description: 'Visitors register to shop before everybody else.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
    participationPrivacy: field.help(
      'What visitors agree to when they register.',
      field.text(1_000),
    ),
    triggerId: field.help('Which mailing answers the registration.', field.key(/^\d{1,10}$/)),
    successText: field.optional(field.text(400)),
    successTextOf12806: field.optional(
      field.named(
        'Success text of trigger 12806',
        field.help('Shown instead when the trigger is 12806.', field.text(400)),
      ),
    ),
  },
});
