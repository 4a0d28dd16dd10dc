import { remembered } from './remembered';

const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  œ: 'oe',
  '€': 'euro',
};

/** A title in a URL: `Weißes Hemd, Slim Fit` → `weisses-hemd-slim-fit`. */
export const slugOf = remembered((title: string) =>
  title
    .toLowerCase()
    .replace(/[ßłäöüœ€]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, ''),
);
