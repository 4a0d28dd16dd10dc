import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const checkoutReview = defineBlock({
  id: 'checkoutReview',
  name: 'Checkout: review',
  description:
    'Last step of the checkout, with the button that orders. Only on pages below /checkout.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
    termsLink: field.help('Terms and conditions: node_…_modal opens over the page.', field.link()),
    withdrawalLink: field.help('What the law says of returning goods.', field.link()),
    privacyLink: field.optional(field.link()),
  },
});
