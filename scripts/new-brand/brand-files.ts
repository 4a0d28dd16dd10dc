import { existsSync, readFileSync } from 'node:fs';
import { inCheckout } from '@/scripts/stack/checkout.mjs';
import type { BrandNames } from './brand-names';

const styles = ({ key, name }: BrandNames) => `/* ${name}: only what differs from the tokens. */

@layer tokens {
  :root[data-project='${key}'] {
    --color-accent: light-dark(#1f4d3a, #a9d8c2);
    --color-on-accent: light-dark(#ffffff, #10241b);
  }
}
`;

const content = ({ key, name }: BrandNames) => `import type { SeedEntry } from '@/demo/seed-entry';
import { starterShop } from '@/demo/starter/starter-content';

/** What ${name} begins with: every page that the code links to. */
export const ${key}Brand: SeedEntry[] = starterShop('${key}', '${name}');
`;

/** Settings in which everything is still to be decided, as after an empty start. */
const settings = () => readFileSync(inCheckout('demo/starter/settings.json'), 'utf8');

/** Folders of settings: the demo's, and that of the checkout's own shops, if there is one. */
const settingsFolders = () => ['demo/shops', ...(existsSync(inCheckout('shops')) ? ['shops'] : [])];

/** Files of a new shop: path → text. */
export const brandFiles = (names: BrandNames): Record<string, string> => ({
  [`styles/projects/${names.key}.css`]: styles(names),
  [`demo/brands/${names.key}.ts`]: content(names),
  ...Object.fromEntries(
    settingsFolders().map((folder) => [`${folder}/${names.key}.json`, settings()]),
  ),
});
