import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'competitionForm'>;

const minimal: Props = {
  id: 'competition-form-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: 'Ein Wochenende in Wien',
    text: null,
    participationPrivacy:
      'Wir verwenden Ihre Angaben nur für diesen Zweck und löschen sie, sobald er erfüllt ist. Sie können jederzeit widersprechen.',
    notificationInfo: 'Sie dürfen mich per E-Mail benachrichtigen.',
    successText: null,
    isEvent: false,
  },
};

export const competitionFormFixtures = {
  default: {
    ...minimal,
    id: 'competition-form',
    fields: { ...minimal.fields, text: 'Gewinnen Sie zwei Nächte und einen Anzug nach Maß.' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'competition-form-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      headline: 'Ein Wochenende in Wien für zwei, mit einem Anzug nach Maß',
      text: 'Zwei Nächte, zwei Abendessen, ein Anzug. '.repeat(14).trim(),
      participationPrivacy: 'Wir verwenden Ihre Angaben nur dafür. '.repeat(26).trim(),
      notificationInfo: 'Sie dürfen mich benachrichtigen. '.repeat(12).trim(),
      successText: 'Vielen Dank. Wir ziehen am Monatsende.',
      isEvent: true,
    },
  },
  longWords: {
    ...minimal,
    id: 'competition-form-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(600),
      participationPrivacy: longWord(1_000),
      notificationInfo: longWord(400),
    },
  },
} satisfies Record<string, Props>;
