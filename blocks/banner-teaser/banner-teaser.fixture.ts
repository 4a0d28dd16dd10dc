import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'bannerTeaser'>;

const minimal: Props = {
  id: 'banner-teaser-minimal',
  until: null,
  isFirst: false,
  fields: {
    teaserName: 'Herbstwochen',
    active: true,
    textElements: [{ id: 'text', text: '20 % auf alle Mäntel', look: 'body' }],
    tone: 'soft',
    showCountdown: false,
    showButton: false,
    buttonLabel: null,
    buttonLink: null,
  },
};

const UNTIL = Date.parse('2026-11-30T22:59:00Z');

export const bannerTeaserFixtures = {
  default: {
    ...minimal,
    id: 'banner-teaser',
    until: UNTIL,
    fields: {
      ...minimal.fields,
      tone: 'accent',
      showCountdown: true,
      showButton: true,
      buttonLabel: 'Jetzt ansehen',
      buttonLink: { href: '/de-de/maentel', opens: 'page' },
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'banner-teaser-maximal',
    until: UNTIL,
    fields: {
      ...minimal.fields,
      tone: 'inverted',
      textElements: [
        { id: 'kicker', text: 'Nur bis Sonntag', look: 'kicker' },
        { id: 'headline', text: 'Herbstwochen', look: 'headline' },
        { id: 'body', text: '20 % auf alle Mäntel', look: 'body' },
        { id: 'more', text: 'Auch in Überlänge', look: 'body' },
      ],
      showCountdown: true,
      showButton: true,
      buttonLabel: 'Zu den Mänteln und Jacken',
      buttonLink: { href: 'tel:+49891234', opens: 'phone' },
    },
  },
  longWords: {
    ...minimal,
    id: 'banner-teaser-long',
    fields: {
      ...minimal.fields,
      textElements: [{ id: 'text', text: 'w'.repeat(200), look: 'headline' }],
      showButton: true,
      buttonLabel: 'w'.repeat(60),
      buttonLink: { href: '/de-de', opens: 'page' },
    },
  },
} satisfies Record<string, Props>;
