import {
  combinationOf,
  jacket,
  soldOut,
  tie,
  trousers,
} from '@/lib/catalog/article/combination.fixture';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'combinationDetail'>;

const minimal: Props = {
  id: 'combination-detail-minimal',
  until: null,
  isFirst: true,
  loaded: combinationOf('set', { parts: [trousers, tie] }),
  fields: { title: 'Artikelseite', deliveryNote: null },
};

const withNote = { ...minimal.fields, deliveryNote: 'Rückgabe in Deutschland kostenlos' };
const wordy = combinationOf('kit');

export const combinationDetailFixtures = {
  default: {
    ...minimal,
    id: 'combination-detail',
    fields: withNote,
    loaded: combinationOf('outfit'),
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'combination-detail-maximal',
    fields: {
      ...withNote,
      deliveryNote: 'Lieferung in zwei bis drei Werktagen. '.repeat(4).trim(),
    },
    loaded: combinationOf('outfit', {
      parts: ['0', '1', '2', '3', '4', '5'].map((at) => ({
        ...jacket,
        number: `2031000${at}`,
        title: `${jacket.title}, Regular Fit, mit Patten und Fischgrat ${at}`,
      })),
    }),
  },
  longWords: {
    ...minimal,
    id: 'combination-detail-long',
    fields: { ...minimal.fields, deliveryNote: longWord(160) },
    loaded: {
      ...wordy,
      article: { ...wordy.article, title: longWord(80), texts: [longWord(300)] },
      parts: [{ ...jacket, title: longWord(80), brand: longWord(40) }, tie],
    },
  },
  kit: { ...minimal, id: 'combination-detail-kit', loaded: combinationOf('kit') },
  soldOut: {
    ...minimal,
    id: 'combination-detail-sold-out',
    loaded: combinationOf('set', { parts: [jacket, soldOut(tie)] }),
  },
  partSoldOut: {
    ...minimal,
    id: 'combination-detail-part-sold-out',
    loaded: combinationOf('outfit', { parts: [jacket, soldOut(tie)] }),
  },
  unavailable: { ...minimal, id: 'combination-detail-unavailable', loaded: null },
} satisfies Record<string, Props>;
