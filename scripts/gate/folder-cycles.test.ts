import { readdirSync, readFileSync } from 'node:fs';
import { folderImports, importsInCycles } from './folder-cycles';

const cyclesOf = (sources: Record<string, string>) =>
  importsInCycles(folderImports(new Map(Object.entries(sources)), 'lib'));

test('the folders of lib import each other in one direction only', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => `lib/${file.replaceAll('\\', '/')}`);
  expect(files.length).toBeGreaterThan(100);
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  expect(importsInCycles(folderImports(sources, 'lib'))).toEqual([]);
});

test('a cycle over three folders is listed with its imports, types and dynamic ones included', () => {
  const sources = {
    'lib/routes/link.ts': `import type {\n  Frame,\n} from '@/lib/layout/frame';\n`,
    'lib/layout/frame.ts': `import { price } from '@/lib/money/price';\n`,
    'lib/money/price.ts': `export const load = () => import('@/lib/routes/link');\n`,
    'lib/basket/basket.ts': `import { price } from '@/lib/money/price';\n`,
  };
  expect(cyclesOf(sources)).toEqual([
    'lib/layout/frame.ts: @/lib/money/price',
    'lib/money/price.ts: @/lib/routes/link',
    'lib/routes/link.ts: @/lib/layout/frame',
  ]);
});

test('a hierarchy, imports inside a folder, and tests are no cycle', () => {
  const sources = {
    'lib/routes/link.ts': `import { host } from './host';\n`,
    'lib/routes/link.test.ts': `import { frame } from '@/lib/layout/frame';\n`,
    'lib/layout/frame.ts': `import { link } from '@/lib/routes/link';\n`,
  };
  expect(cyclesOf(sources)).toEqual([]);
});
