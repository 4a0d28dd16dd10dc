import type { BrandNames } from './brand-names';

const styles = ({ key, name }: BrandNames) => `/* ${name}: only what differs from the tokens. */

@layer tokens {
  :root[data-project='${key}'] {
    --color-accent: light-dark(#1f4d3a, #a9d8c2);
    --color-on-accent: light-dark(#ffffff, #10241b);
  }
}
`;

const demo = ({ key, name }: BrandNames) => `import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { project } from '@/cms-schema/content-types/project';
import { textBox } from '@/cms-schema/content-types/text-box';
import { richText } from '@/demo/rich-text';
import { entry, type SeedEntry } from '@/demo/seed-entry';

/** What ${name} begins with: its settings and a home page. */
export const ${key}Brand: SeedEntry[] = [
  entry(page, '${key}-page-home', {
    title: '${name}',
    main: [
      entry(textBox, '${key}-home-welcome', {
        title: '${name}',
        headline: { de: '${name}' },
        body: { de: richText('Hier entsteht ein neuer Laden.') },
      }),
    ],
  }),
  entry(node, '${key}-node-home', {
    nodeId: '${key}-home',
    project: '${key}',
    name: { de: 'Start', en: 'Home' },
    path: { de: '/' },
    page: '${key}-page-home',
    sort: 0,
    showInCategories: false,
  }),
  entry(project, '${key}-project', {
    projectId: '${key}',
    name: '${name}',
    homeLink: 'node_${key}-home',
  }),
];
`;

/** Files of a new shop: path → text. */
export const brandFiles = (names: BrandNames): Record<string, string> => ({
  [`styles/projects/${names.key}.css`]: styles(names),
  [`demo/brands/${names.key}.ts`]: demo(names),
});
