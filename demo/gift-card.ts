import { textBox } from '@/cms-schema/content-types/text-box';
import { richText } from './rich-text';
import { entry } from './seed-entry';

/** Shown on hgg and hrm; on eck the same entry is hidden by its shops. */
export const giftCard = entry(textBox, 'gift-card', {
  title: 'Geschenkkarte',
  headline: {
    de: 'Die Geschenkkarte',
    en: 'The gift card',
    cs: 'Dárková karta',
    pl: 'Karta podarunkowa',
    nl: 'De cadeaukaart',
    fr: 'La carte cadeau',
  },
  body: {
    de: richText(
      'Betrag nach Wunsch, mindestens drei Jahre gültig, einzulösen im Geschäft und im Netz.',
    ),
    en: richText('Any amount, valid for at least three years, in the shop and online.'),
    cs: richText('V libovolné výši, platí nejméně tři roky, v obchodě i na internetu.'),
    pl: richText('Na dowolną kwotę, ważna co najmniej trzy lata, w sklepie i w internecie.'),
    nl: richText('Elk bedrag, minstens drie jaar geldig, in de winkel en online.'),
    fr: richText('Le montant de votre choix, valable au moins trois ans, en boutique et en ligne.'),
  },
  tone: 'soft',
  alignment: 'centre',
  projects: ['hgg', 'hrm'],
});
