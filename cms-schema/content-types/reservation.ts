import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const reservation = defineBlock({
  id: 'reservation',
  name: 'Reservation',
  description:
    'What a visitor wants to reserve in a store. Only on pages below /checkout, which know their visitor.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    emptyText: field.help('What visitors read while nothing is in it.', field.text(300)),
    emptyLabel: field.symbol(60),
    emptyLink: field.help('Where the button of the empty reservation leads.', field.link()),
  },
});
