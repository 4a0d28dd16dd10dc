import { readdirSync, readFileSync } from 'node:fs';
import { folderImports, importsInCycles } from './folder-cycles';

const cyclesOf = (sources: Record<string, string>) =>
  importsInCycles(folderImports(new Map(Object.entries(sources)), 'lib'));

test('the domains of lib import each other in one direction only', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => `lib/${file.replaceAll('\\', '/')}`);
  expect(files.length).toBeGreaterThan(100);
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  expect(importsInCycles(folderImports(sources, 'lib'))).toEqual([]);
});

test('a cycle over three folders is listed with its imports, including types and dynamic ones', () => {
  const sources = {
    'lib/shop/routes/link.ts': `import type {\n  Frame,\n} from '@/lib/cms/layout/frame';\n`,
    'lib/cms/layout/frame.ts': `import { price } from '@/lib/shop/money/price';\n`,
    'lib/shop/money/price.ts': `export const load = () => import('@/lib/shop/routes/link');\n`,
    'lib/commerce/basket/basket.ts': `import { price } from '@/lib/shop/money/price';\n`,
  };
  expect(cyclesOf(sources)).toEqual([
    'lib/cms/layout/frame.ts: @/lib/shop/money/price',
    'lib/shop/money/price.ts: @/lib/shop/routes/link',
    'lib/shop/routes/link.ts: @/lib/cms/layout/frame',
  ]);
});

test('a hierarchy, imports inside a folder, and tests are not cycles', () => {
  const sources = {
    'lib/shop/routes/link.ts': `import { host } from './host';\n`,
    'lib/shop/routes/link.test.ts': `import { frame } from '@/lib/cms/layout/frame';\n`,
    'lib/cms/layout/frame.ts': `import { link } from '@/lib/shop/routes/link';\n`,
  };
  expect(cyclesOf(sources)).toEqual([]);
});
