import { existsSync, readFileSync } from 'node:fs';
import { inCheckout } from '@/scripts/stack/checkout.mjs';
import { brandNames, type BrandNames } from './brand-names';
import { placeholderIcon, placeholderLogo } from './placeholder-logo';

const GREEN = { ground: '#1f4d3a', letter: '#ffffff' };

const styles = (
  { key, name }: BrandNames,
  logoRatio: string,
) => `/* ${name}: only what differs from the tokens. */

@layer tokens {
  :root[data-project='${key}'] {
    --color-accent: light-dark(${GREEN.ground}, #a9d8c2);
    --color-on-accent: light-dark(${GREEN.letter}, #10241b);

    /* Its name, until public/logos/${key}.svg is its logo; the ratio is that of the file's viewBox. */
    --logo: url('/logos/${key}.svg');
    --logo-ratio: ${logoRatio};
    --logo-height: min(32px, 50vw / (${logoRatio}));
    --footer-logo-height: min(32px, 70vw / (${logoRatio}));

    @media (min-width: 768px) {
      --logo-height: min(40px, 20vw / (${logoRatio}));
    }
  }
}
`;

/** Settings in which everything is still to be decided, as after an empty start. */
const settings = () => readFileSync(inCheckout('demo/starter/settings.json'), 'utf8');

/** Folders of settings: the demo's, and that of the checkout's own shops, if there is one. */
const settingsFolders = () => ['demo/shops', ...(existsSync(inCheckout('shops')) ? ['shops'] : [])];

/** Files of a new shop: path → text. */
export function brandFiles(names: BrandNames): Record<string, string> {
  const logo = placeholderLogo(names.name);
  return {
    [`styles/projects/${names.key}.css`]: styles(names, logo.ratio),
    [`public/logos/${names.key}.svg`]: logo.svg,
    [`public/icons/${names.key}.svg`]: placeholderIcon(names.name, GREEN),
    ...Object.fromEntries(
      settingsFolders().map((folder) => [`${folder}/${names.key}.json`, settings()]),
    ),
  };
}

/** Paths of those files. */
export const brandPlaces = (key: string): string[] => Object.keys(brandFiles(brandNames(key, key)));
