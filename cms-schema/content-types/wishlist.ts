import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const wishlist = defineBlock({
  id: 'wishlist',
  name: 'Wishlist',
  description:
    'What a visitor has put on the wishlist. Only on the page /wishlist, which knows its visitor.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    emptyHeadline: field.help('While nothing is on it.', field.symbol(120)),
    emptyText: field.help('Below that headline.', field.text(300)),
    emptyLabel: field.symbol(60),
    emptyLink: field.help('Where the button of the empty wishlist leads.', field.link()),
    emptyBlocks: field.help(
      'Below the empty wishlist: teasers, a slider of recommendations.',
      field.blocks(),
    ),
  },
});
