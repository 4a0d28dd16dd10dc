import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink, paragraphs } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'contactPage'>;
type Fields = Props['fields'];

const delivery: Fields['serviceBoxes'][number] = {
  id: 'delivery',
  icon: 'delivery',
  headline: 'Lieferung',
  text: 'Zwei bis vier Werktage.',
  linkLabel: 'Paket verfolgen',
  link: pageLink('/de-de/paket'),
};

const orders: Fields['hotlines'][number] = {
  id: 'orders',
  title: 'Bestellung',
  headlineIcon: 'advice',
  phoneNumber: '+49 89 99998 120',
  hotlineLink: null,
  serviceTimes: 'Montag bis Samstag, 9 bis 19 Uhr',
};

const question = (id: string, headline: string, text: string): Fields['questions'][number] => ({
  id,
  headline,
  text: paragraphs(text),
});

/** A simple link in place of the form. */
const form: Fields['form'] = [
  {
    id: 'form',
    type: 'linkElement',
    until: null,
    fields: { label: 'Schreiben Sie uns', link: pageLink('/de-de/formular'), look: 'primary' },
  },
];

const minimal: Props = {
  id: 'contact-page-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: 'Kontakt',
    intro: null,
    form: [],
    serviceBoxes: [],
    hotlines: [],
    questionsHeadline: null,
    questions: [],
  },
};

export const contactPageFixtures = {
  default: {
    ...minimal,
    id: 'contact-page',
    fields: {
      ...minimal.fields,
      intro: 'Wir sind für Sie da.',
      form,
      serviceBoxes: [
        delivery,
        { ...delivery, id: 'returns', icon: 'returns', headline: 'Rückgabe' },
        { ...delivery, id: 'store', icon: 'store', headline: 'Filiale', link: null },
      ],
      hotlines: [orders],
      questions: [question('costs', 'Was kostet die Rückgabe?', 'Nichts, dreißig Tage lang.')],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'contact-page-maximal',
    isFirst: true,
    fields: {
      headline: 'So erreichen Sie uns, an jedem Tag der Woche',
      intro: 'Am Telefon, im Haus und hier. '.repeat(18).trim(),
      form,
      serviceBoxes: (['advice', 'store', 'delivery', 'returns', 'measure', 'payment'] as const).map(
        (icon) => ({
          ...delivery,
          id: icon,
          icon,
          text: 'Wir kümmern uns darum. '.repeat(8).trim(),
        }),
      ),
      hotlines: Array.from({ length: 6 }, (_, at) => ({
        ...orders,
        id: `hotline-${at}`,
        title: `Abteilung ${at + 1}`,
        hotlineLink: pageLink('/de-de/hotline'),
      })),
      questionsHeadline: 'Was andere fragen',
      questions: Array.from({ length: 20 }, (_, at) =>
        question(`question-${at}`, `Frage ${at + 1}`, 'Antwort. '.repeat(20).trim()),
      ),
    },
  },
  longWords: {
    ...minimal,
    id: 'contact-page-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      intro: longWord(600),
      serviceBoxes: [
        { ...delivery, headline: longWord(60), text: longWord(200), linkLabel: longWord(60) },
      ],
      hotlines: [
        {
          ...orders,
          title: longWord(80),
          phoneNumber: '0123456789'.repeat(4),
          serviceTimes: longWord(200),
        },
      ],
      questionsHeadline: longWord(120),
      questions: [question('long', longWord(120), longWord(600))],
    },
  },
} satisfies Record<string, Props>;
