import type { BlockProps, Link } from '@/lib/cms/content/block';

type Props = BlockProps<'contentSlider'>;
type Slide = Props['fields']['slides'][number];

const page = (href: string): Link => ({ href, opens: 'page' });

const slide = (id: string, own: Partial<Slide> = {}): Slide => ({
  id,
  title: 'Mäntel',
  image: {
    url: '//images.ctfassets.net/space/asset/token/kleiderstange.jpg',
    width: 1778,
    height: 1000,
    contentType: 'image/jpeg',
    alt: 'Mäntel an einer Kleiderstange',
  },
  imageFocus: null,
  alt: null,
  imageLink: null,
  imageLinkNewTab: false,
  imageZoom: false,
  textbox: [],
  submit: null,
  submitLink: null,
  buttons: [],
  itemNumber: null,
  ...own,
});

const minimal: Props = {
  id: 'content-slider-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Neuheiten',
    headline: null,
    slides: [slide('only')],
    slidesPerView: 1,
    slidesPerViewNarrow: 2,
    speed: 300,
  },
};

const texts = (text: string): Slide['textbox'] => [{ id: 'headline', text, look: 'headline' }];

export const contentSliderFixtures = {
  default: {
    ...minimal,
    id: 'content-slider',
    fields: {
      ...minimal.fields,
      headline: 'Neu im Haus',
      slidesPerView: 3,
      slides: [
        slide('coats', { textbox: texts('Mäntel'), imageLink: page('/de-de/maentel') }),
        slide('shirts', { textbox: texts('Hemden') }),
        slide('knit', { textbox: texts('Strick'), alt: 'Ein Stapel Pullover' }),
        slide('travel', { textbox: texts('Reise') }),
        slide('shoes', { textbox: texts('Schuhe') }),
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'content-slider-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Alles, was neu ist',
      slidesPerView: 4,
      slidesPerViewNarrow: 3,
      speed: 2_000,
      slides: Array.from({ length: 12 }, (_, at) =>
        slide(`slide-${at}`, {
          alt: `Bild ${at + 1}`,
          imageLink: { href: 'https://example.com/katalog', opens: 'external' },
          imageLinkNewTab: true,
          imageZoom: true,
          itemNumber: '12345678',
          textbox: [
            { id: 'kicker', text: 'Neu', look: 'kicker' },
            { id: 'headline', text: `Folie ${at + 1}`, look: 'headline' },
            { id: 'body', text: 'Doppelt gewebte Wolle.', look: 'body' },
          ],
          submit: 'Ansehen',
          submitLink: page('/de-de/neu'),
          buttons: [
            { id: 'care', label: 'Pflege', link: page('/de-de/pflege'), look: 'secondary' },
            { id: 'size', label: 'Größen', link: page('/de-de/groessen'), look: 'quiet' },
          ],
        }),
      ),
    },
  },
  longWords: {
    ...minimal,
    id: 'content-slider-long',
    fields: {
      ...minimal.fields,
      headline: 'Nejneobhospodařovávatelnějšími'.repeat(4),
      slides: [
        slide('long', {
          textbox: [
            { id: 'headline', text: 'Nejneobhospodařovávatelnějšími'.repeat(6), look: 'headline' },
            { id: 'body', text: 'w'.repeat(200), look: 'body' },
          ],
          submit: 'w'.repeat(60),
          submitLink: page('/de-de'),
        }),
        slide('longer', { textbox: texts('w'.repeat(200)) }),
      ],
    },
  },
} satisfies Record<string, Props>;
