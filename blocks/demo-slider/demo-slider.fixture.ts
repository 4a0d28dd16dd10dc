import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, sampleSlide } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'demoSlider'>;

const minimal: Props = {
  id: 'demo-slider-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Wie ein Kragen entsteht',
    headline: null,
    text: null,
    slides: [sampleSlide('only')],
    delay: null,
    speed: 300,
  },
};

export const demoSliderFixtures = {
  default: {
    ...minimal,
    id: 'demo-slider',
    fields: {
      ...minimal.fields,
      headline: 'Wie ein Kragen entsteht',
      text: 'Drei Schritte, eine Stunde.',
      slides: [
        sampleSlide('cut', 'Zuschneiden'),
        sampleSlide('sew', 'Nähen'),
        sampleSlide('press', 'Bügeln'),
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'demo-slider-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Wie in unserer Werkstatt ein Kragen entsteht, Schritt für Schritt',
      text: 'Jeder Kragen wird von Hand gelegt. '.repeat(12).trim(),
      slides: Array.from({ length: 12 }, (_, at) => sampleSlide(`step-${at}`, `Schritt ${at + 1}`)),
      delay: 4_000,
      speed: 2_000,
    },
  },
  longWords: {
    ...minimal,
    id: 'demo-slider-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(600),
      slides: [sampleSlide('long', longWord(200))],
    },
  },
} satisfies Record<string, Props>;
