import { formatMoney } from '@/lib/shop/money/format-money';
import { BRANDS } from './brands';
import type { Looks, SeedArticle } from './seed-article';
import type { Place } from './single-article';
import { sizesOf } from './size-runs';
import { SHADES } from '@/demo/words/shades';
import { eachLanguage } from '@/demo/words/in-six';
import { VOUCHER_TITLE } from '@/demo/words/combination-texts';

/** Face values in euro cents. */
export const VOUCHER_VALUES = [25_00, 50_00, 100_00, 200_00] as const;

const LOOKS: Looks = {
  kind: 'gift-card',
  cut: 'regular',
  sizes: 'regular',
  pattern: 'plain',
  fabric: 'silk',
  collar: 'crew',
  sleeves: 'none',
  closure: 'none',
  details: [],
};

const NO_FLAGS: SeedArticle['flags'] = {
  big: false,
  tall: false,
  bigandtall: false,
  exclusive: false,
  sustainable: false,
  online_only: false,
};

/** A voucher worth `face` euro cents; it is never out of stock and never reduced. */
export function voucherArticle(place: Place, face: number): SeedArticle {
  const [shade] = SHADES.not_specified;
  const [size] = sizesOf('one', place.project, 'regular');
  const brand = BRANDS.find(({ title }) => title === 'Selvedge');
  if (!shade || !size || !brand) throw new Error('a voucher needs shade, size and house brand');
  const { number, project } = place;
  const itemnum = `${number}-${shade.code}`;
  const price = { eur: face };
  return {
    number,
    project,
    productType: 'geschenkkarte',
    titles: eachLanguage(
      (language) => `${VOUCHER_TITLE[language]} ${formatMoney(face, 'EUR', language)}`,
    ),
    brand,
    category: 'geschenkkarten',
    garment: null,
    looks: LOOKS,
    flags: NO_FLAGS,
    isNew: false,
    onlineSince: Date.UTC(2024, 0, 1) / 1000,
    position: place.position,
    colours: [
      {
        itemnum,
        shade,
        sizes: [
          {
            sku: `${itemnum}-${face / 100}`,
            size,
            stock: 0,
            isNos: true,
            price,
            strikePrice: {},
            mpn: '',
          },
        ],
        hasSpecialImg: false,
        detailImgCount: 1,
      },
    ],
    parts: [],
    combinationType: null,
    setPrice: null,
    // Printed in English and in the languages of the countries of delivery.
    missingIn: ['cs', 'pl', 'nl'],
  };
}
