import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'selvedge-lint-')));

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

/** A module with nothing but imports. */
const importing = (...sources: string[]) =>
  `${sources.map((source, at) => `import * as part${at} from '${source}';`).join('\n')}
export const parts = [${sources.map((_source, at) => `part${at}`).join(', ')}];\n`;

const plain = 'export const piece = 1;\n';
const BOUNDARIES = 'house(boundaries)';
const WORDS = 'house(no-old-words)';

/** Files that the violations below import, all valid themselves. */
const house: Record<string, string> = {
  'pages/shop.tsx': 'export default function Shop() {\n  return <main>Shop</main>;\n}\n',
  'registry/components.ts': plain,
  'registry/page-props.server.ts': importing(
    '@/registry/definitions.server',
    '@/lib/cms/page/page.server',
  ),
  'registry/definitions.server.ts': importing(
    '@/blocks/hero/hero.server',
    '@/cms-schema/field',
    '@/lib/cms/page/page.server',
  ),
  'blocks/hero/hero.tsx': importing(
    '@/components/ui/button/button',
    '@/lib/shop/sum/money',
    './hero-media',
  ),
  'blocks/hero/hero-media.tsx': plain,
  'blocks/hero/hero.server.ts': importing('@/lib/cms/page/page.server'),
  'blocks/tabs/tabs.tsx': plain,
  'components/product/price/price.tsx': `import type { piece } from '@/lib/cms/page/page.server';
export type Price = typeof piece;\n`,
  'components/ui/button/button.tsx': importing('@/lib/shop/sum/money', 'react'),
  'components/ui/carousel/carousel.tsx': importing('swiper/react'),
  'components/motion/drawer-motion/motion.tsx': importing('framer-motion'),
  'components/content/rich-text/rich-text.tsx': importing('@contentful/rich-text-react-renderer'),
  'components/search/search-box/search-box.tsx': importing('react-instantsearch'),
  'lib/shop/sum/money.ts': importing('@/cms-schema/field'),
  'lib/shop/sum/names.ts':
    'export const placeOrder = 1;\nexport const template = 2;\nexport const atLeast = 3;\n',
  'packages/garment-pictures/drawing/folded-shirt.ts': 'export const foldedShirt = 1;\n',
  'lib/commerce/basket/use-basket.ts': importing('swr'),
  'lib/cms/content/client.server.ts': importing('contentful'),
  'lib/catalog/search/client.ts': importing('algoliasearch/lite'),
  'lib/messaging/mail/send.server.ts': importing('nodemailer'),
  'lib/platform/hydration/slices.ts': importing('next/dist/client/router'),
  'lib/shop/routes/scroll.ts': 'export const restore = () => history.back();\n',
  'lib/commerce/payment/charge.server.ts': importing('stripe'),
  'lib/platform/jobs/run.server.ts': importing('graphile-worker'),
  'lib/platform/db/pool.server.ts': importing('pg', 'drizzle-orm/node-postgres'),
  'lib/cms/page/page.server.ts': importing(
    '@/lib/platform/db/pool.server',
    '@/cms-schema/field',
    'pg',
    'node:fs',
  ),
  'lib/cms/page/page.test.ts': importing('./page.server', 'fast-check'),
  'cms-schema/field.ts': importing('zod'),
  'cms-schema/migrations/0001-begin.ts': `import type MigrationFunction from 'contentful-migration';
const migrate: MigrationFunction = () => undefined;
export default migrate;\n`,
  'packages/garment-pictures/main.ts': importing('#drawing/line', 'pg', 'sharp'),
  'packages/garment-pictures/drawing/line.ts': plain,
  'packages/contentful-local/main.ts': importing('#model/entry', 'service-kit/deadline'),
  'packages/service-kit/deadline.ts': plain,
  'packages/service-kit/testing/server.ts': plain,
  'scripts/seed.ts': importing(
    '@/cms-schema/field',
    '@/lib/cms/page/page.server',
    '@/packages/garment-pictures/drawing/line',
    'contentful-management',
  ),
  'demo/home.ts': importing('@/cms-schema/field', './pictures'),
  'demo/pictures.ts': plain,
  'e2e/start.spec.ts': importing('./hosts', '@/scripts/testing/combinations', '@playwright/test'),
  'scripts/testing/combinations.ts': plain,
  'e2e/hosts.ts': plain,
};

/** File with one planted violation → the rule that has to catch it. */
const plants: Record<string, [text: string, rule: string]> = {
  'registry/plant-up.ts': [importing('@/pages/shop'), BOUNDARIES],
  'registry/plant-server.ts': [importing('@/registry/definitions.server'), BOUNDARIES],
  'registry/plant-schema.ts': [importing('@/cms-schema/field'), BOUNDARIES],
  'pages/plant-block.tsx': [importing('@/blocks/hero/hero'), BOUNDARIES],
  'pages/plant-service.tsx': [importing('@/packages/garment-pictures/main'), BOUNDARIES],
  'blocks/hero/plant-sibling.tsx': [importing('@/blocks/tabs/tabs'), BOUNDARIES],
  'blocks/hero/plant-registry.tsx': [importing('@/registry/components'), BOUNDARIES],
  'blocks/hero/plant-schema.tsx': [importing('@/cms-schema/field'), BOUNDARIES],
  'blocks/hero/plant-own-server.tsx': [importing('./hero.server'), BOUNDARIES],
  'components/ui/button/plant-block.tsx': [importing('@/blocks/hero/hero'), BOUNDARIES],
  'components/ui/button/plant-schema.tsx': [importing('@/cms-schema/field'), BOUNDARIES],
  'components/ui/button/plant-server.tsx': [importing('@/lib/cms/page/page.server'), BOUNDARIES],
  'lib/shop/sum/plant-component.ts': [importing('@/components/ui/button/button'), BOUNDARIES],
  'lib/shop/sum/plant-server.ts': [importing('@/lib/cms/page/page.server'), BOUNDARIES],
  'lib/shop/sum/plant-script.ts': [importing('@/scripts/seed'), BOUNDARIES],
  'lib/shop/sum/plant-kit.ts': [importing('service-kit/deadline'), BOUNDARIES],
  'lib/cms/page/plant-block.server.ts': [importing('@/blocks/hero/hero'), BOUNDARIES],
  'lib/shop/sum/plant-upward.ts': [importing('@/lib/catalog/search/client'), BOUNDARIES],
  'lib/shop/sum/plant-demo.ts': [importing('@/demo/home'), BOUNDARIES],
  'pages/plant-demo.tsx': [importing('@/demo/home'), BOUNDARIES],
  'cms-schema/plant-demo.ts': [importing('@/demo/home'), BOUNDARIES],
  'demo/plant-script.ts': [importing('@/scripts/seed'), BOUNDARIES],
  'components/product/price/plant-search.tsx': [importing('algoliasearch/lite'), BOUNDARIES],
  'cms-schema/plant-lib.ts': [importing('@/lib/shop/sum/money'), BOUNDARIES],
  'packages/garment-pictures/plant-lib.ts': [importing('@/lib/shop/sum/money'), BOUNDARIES],
  'packages/garment-pictures/plant-schema.ts': [importing('@/cms-schema/field'), BOUNDARIES],
  'packages/mail-local/plant-sibling.ts': [importing('@/packages/stripe-local/main'), BOUNDARIES],
  'e2e/plant-lib.ts': [importing('@/lib/shop/sum/money'), BOUNDARIES],
  'e2e/plant-script.ts': [importing('@/scripts/seed'), BOUNDARIES],
  'lib/shop/sum/plant-lazy.ts': [
    "export const later = () => import('@/lib/cms/page/page.server');\n",
    BOUNDARIES,
  ],
  'lib/shop/sum/plant-export.ts': [
    "export * from '@/blocks/hero/hero';\nexport const other = 1;\n",
    BOUNDARIES,
  ],
  'lib/shop/sum/plant-named-export.ts': [
    "export { piece } from '@/blocks/hero/hero-media';\nexport const other = 1;\n",
    BOUNDARIES,
  ],
  'lib/shop/sum/plant-require.ts': [
    "export const block = require('@/blocks/hero/hero');\n",
    BOUNDARIES,
  ],
  'lib/shop/sum/plant-type.ts': [
    "import type { piece } from '@/blocks/hero/hero-media';\nexport type Piece = typeof piece;\n",
    BOUNDARIES,
  ],
  // Outside of the room's folders.
  'components/ui/plant-room.tsx': [importing('@/blocks/hero/hero'), BOUNDARIES],
  'lib/commerce/basket/plant-contentful.server.ts': [importing('contentful'), BOUNDARIES],
  'lib/commerce/basket/plant-management.server.ts': [
    importing('contentful-management'),
    BOUNDARIES,
  ],
  'lib/commerce/basket/plant-algolia.ts': [importing('algoliasearch/lite'), BOUNDARIES],
  'components/ui/button/plant-instantsearch.tsx': [importing('react-instantsearch'), BOUNDARIES],
  'components/ui/button/plant-swr.tsx': [importing('swr'), BOUNDARIES],
  'lib/commerce/basket/plant-swr.ts': [importing('swr/immutable'), BOUNDARIES],
  'components/ui/button/plant-link.tsx': [importing('next/link'), 'eslint(no-restricted-imports)'],
  'blocks/hero/plant-swiper.tsx': [importing('swiper/react'), BOUNDARIES],
  'blocks/hero/plant-motion.tsx': [importing('framer-motion'), BOUNDARIES],
  'blocks/hero/plant-rich-text.tsx': [
    importing('@contentful/rich-text-react-renderer'),
    BOUNDARIES,
  ],
  'lib/commerce/basket/plant-nodemailer.server.ts': [importing('nodemailer'), BOUNDARIES],
  'lib/commerce/basket/plant-stripe.server.ts': [importing('stripe'), BOUNDARIES],
  'lib/commerce/basket/plant-worker.server.ts': [importing('graphile-worker'), BOUNDARIES],
  'lib/commerce/basket/plant-pg.ts': [importing('pg'), BOUNDARIES],
  'lib/commerce/basket/plant-drizzle.ts': [importing('drizzle-orm/pg-core'), BOUNDARIES],
  'lib/shop/sum/plant-next-dist.ts': [
    importing('next/dist/client/router'),
    'house(no-next-internals)',
  ],
  'lib/shop/sum/plant-root.ts': [importing('react-dom/client'), 'house(no-next-internals)'],
  'pages/plant-next-data.tsx': [
    "export const page = () => document.getElementById('__NEXT_DATA__');\n",
    'house(no-next-internals)',
  ],
  'lib/shop/sum/plant-next-global.ts': [
    'export const version = () => Object.keys(window.next);\n',
    'house(no-next-internals)',
  ],
  'lib/shop/sum/plant-router-cache.ts': [
    'export const drop = (router: { sdc: object }) => Object.assign(router, { sdc: {} });\n',
    'house(no-next-internals)',
  ],
  'lib/shop/sum/plant-history.ts': [
    "export const write = () => history.replaceState(null, '', '/');\n",
    'house(no-next-internals)',
  ],
  'lib/shop/sum/plant-parent.ts': [
    importing('../content/client.server'),
    'house(no-parent-import)',
  ],
  'lib/shop/sum/plant-transaction.ts': [
    'export const begin = (on: { transaction: (work: () => void) => void }) =>\n  on.transaction(() => undefined);\n',
    'house(one-transaction)',
  ],
  'lib/shop/sum/plant-begin.ts': ["export const FIRST = 'BEGIN';\n", 'house(one-transaction)'],
  'packages/garment-pictures/plant-begin.ts': [
    'export const first = { text: `begin isolation level serializable` };\n',
    'house(one-transaction)',
  ],
  'lib/shop/sum/index.ts': [plain, 'house(no-barrel)'],
  'lib/shop/sum/plant-barrel.ts': [`export { piece } from './plant-ring-a';\n`, 'house(no-barrel)'],
  'lib/shop/sum/plant-ring-a.ts': [
    `import { twin } from './plant-ring-b';\nexport const piece = () => twin;\n`,
    'import(no-cycle)',
  ],
  'lib/shop/sum/plant-ring-b.ts': [
    `import type { piece } from '@/lib/shop/sum/plant-ring-a';\nexport const twin = (): typeof piece | null => null;\n`,
    'import(no-cycle)',
  ],
  'lib/shop/sum/plant-words.ts': ['export const MOST_PIECES = 1;\n', WORDS],
  'lib/shop/sum/plant-property.ts': [
    'export interface Piece {\n  isMakeshift: boolean;\n}\n',
    WORDS,
  ],
  'lib/shop/sum/plant-comment.ts': ['/** What a shopper pays. */\nexport const sum = 1;\n', WORDS],
  'components/ui/button/late-button.tsx': [plain, WORDS],
  'components/ui/button/plant-messages.tsx': ['export const words = 1;\n', WORDS],
  'lib/shop/sum/plant-spread.ts': [
    'export const list = [{ ...{ a: 1 } }, 2];\n',
    'house(no-literal-spread)',
  ],
  'lib/shop/sum/plant-parts.ts': ['export const a = [...[1], 2];\n', 'house(no-literal-spread)'],
  'components/ui/button/plant-props.tsx': [
    'export const Plant = () => <p {...{ id: "plant" }}>Plant</p>;\n',
    'house(no-literal-spread)',
  ],
  'lib/shop/sum/plant-default.ts': ['export default 1;\n', 'import(no-default-export)'],
  'lib/shop/sum/plantCase.ts': [plain, 'unicorn(filename-case)'],
  'lib/shop/sum/plant-long.ts': ['export {};\n'.padEnd(320, '\n'), 'eslint(max-lines)'],
  'lib/shop/sum/plant-any.ts': ['export const loose: any = 1;\n', 'typescript(no-explicit-any)'],
  'components/ui/button/plant-alt.tsx': [
    'export const Plant = () => <area href="/hemden" />;\n',
    'jsx-a11y(alt-text)',
  ],
  'components/ui/button/plant-image.tsx': [
    'export const Plant = () => <img src="/hemd.webp" alt="Hemd" />;\n',
    'next(no-img-element)',
  ],
  'lib/shop/sum/plant-focus.test.ts': [
    "test.only('adds', () => {\n  expect(1 + 1).toBe(2);\n});\n",
    'jest(no-focused-tests)',
  ],
};

/** Creates empty packages for vendors that have a boundary but are not installed yet. */
function furnishPackages() {
  const packages = path.join(root, 'node_modules');
  fs.mkdirSync(packages);
  for (const name of fs.readdirSync(path.join(process.cwd(), 'node_modules'))) {
    fs.symlinkSync(path.join(process.cwd(), 'node_modules', name), path.join(packages, name));
  }
  const vendors = [
    'swr',
    'swiper',
    'framer-motion',
    'algoliasearch',
    'react-instantsearch',
    'drizzle-orm',
  ];
  for (const vendor of vendors.filter((name) => !fs.existsSync(path.join(packages, name)))) {
    write(`node_modules/${vendor}/package.json`, JSON.stringify({ name: vendor, main: 'main.js' }));
    for (const entry of ['main', 'react', 'lite', 'immutable', 'pg-core', 'node-postgres'])
      write(`node_modules/${vendor}/${entry}.js`, 'module.exports = {};\n');
  }
}

let found: Map<string, string[]>;

beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint'])
    fs.cpSync(path.join(process.cwd(), file), path.join(root, file), { recursive: true });
  furnishPackages();
  for (const [file, text] of Object.entries(house)) write(file, text);
  for (const [file, [text]] of Object.entries(plants)) write(file, text);
  const oxlint = path.join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string }[];
  };
  found = new Map();
  for (const { filename, code } of diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code]);
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

test.each(Object.entries(plants))('the lint catches %s', (file, [, rule]) => {
  expect(found.get(file) ?? []).toContain(rule);
});

test.each(Object.keys(house))('the lint accepts %s', (file) => {
  expect(found.get(file)).toBeUndefined();
});
