import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'lastSeenSlider'>;

/** Its content comes from the visitor's browser. */
const minimal: Props = {
  id: 'last-seen-slider-minimal',
  until: null,
  isFirst: false,
  loaded: null,
  fields: { title: 'Zuletzt angesehen' },
};

export const lastSeenSliderFixtures = {
  default: { ...minimal, id: 'last-seen-slider', loaded: { number: '20310000' } },
  minimal,
  maximal: { ...minimal, id: 'last-seen-slider-maximal', loaded: { number: '20310000' } },
  longWords: { ...minimal, id: 'last-seen-slider-long' },
} satisfies Record<string, Props>;
