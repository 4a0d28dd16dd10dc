import type { Language } from '@/lib/shop/page-context/locale';
import type { SeedArticle, SeedColour } from './seed-article';
import { COMBINATION_TEXT, VOUCHER_TEXT } from '@/demo/words/combination-texts';
import { compositionOf, FABRIC_WORDS } from '@/demo/words/fabric-texts';
import { COLOUR_WORDS, CUT_TEXTS, NUMBER_WORDS, RANGE_TEXTS } from '@/demo/words/fit-texts';
import { GROUP_TEXTS } from '@/demo/words/group-texts';

interface SharedTexts {
  sharedDescription: string;
  sharedDescription2: string;
  sharedDescription3: string;
}

/**
 * Texts common to all colours of an article: purpose and cloth, then cut and sizes, then fibres.
 */
export function sharedTexts(
  { garment, number, productType }: SeedArticle,
  language: Language,
): SharedTexts {
  if (!garment) {
    const text = productType === 'geschenkkarte' ? VOUCHER_TEXT : COMBINATION_TEXT;
    return { sharedDescription: text[language], sharedDescription2: '', sharedDescription3: '' };
  }
  const purposes = GROUP_TEXTS[garment.group];
  const purpose = purposes[Number(number) % purposes.length]?.[language] ?? '';
  const range = garment.range === 'regular' ? null : RANGE_TEXTS[garment.range][language];
  const cut = CUT_TEXTS[garment.cut][language];
  return {
    sharedDescription: `${purpose} ${FABRIC_WORDS[garment.cloth].text[language]}`,
    sharedDescription2: range ? `${cut} ${range}` : cut,
    sharedDescription3: compositionOf(garment.cloth, language),
  };
}

/** The description of each colour in a language. */
export const coloursTexts = ({ itemnum, shade }: SeedColour, language: Language) => ({
  description: `${COLOUR_WORDS[language]}: ${shade.name[language]}`,
  description2: '',
  description3: `${NUMBER_WORDS[language]} ${itemnum}`,
});
