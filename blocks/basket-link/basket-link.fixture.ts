import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'basketLink'>;

/** Its content comes from the visitor's basket. */
const minimal: Props = {
  id: 'basket-link-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Warenkorb', headline: null, variant: 'image' },
};

export const basketLinkFixtures = {
  default: { ...minimal, id: 'basket-link' },
  minimal: { ...minimal, fields: { ...minimal.fields, variant: 'title' } },
  maximal: {
    ...minimal,
    id: 'basket-link-maximal',
    fields: { ...minimal.fields, headline: 'Liegt noch in Ihrem Warenkorb', variant: 'toProduct' },
  },
  longWords: {
    ...minimal,
    id: 'basket-link-long',
    fields: { ...minimal.fields, headline: longWord(120) },
  },
} satisfies Record<string, Props>;
