import { readdirSync, readFileSync } from 'node:fs';
import { duplicateNames } from './duplicate-names';

const duplicatesOf = (sources: Record<string, string>) =>
  duplicateNames(new Map(Object.entries(sources)));

test('each name that the shop exports is declared in one module', () => {
  const files = ['blocks', 'cms-schema', 'components', 'lib', 'pages', 'registry'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => `${top}/${file.replaceAll('\\', '/')}`),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(duplicateNames(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual(
    [],
  );
});

test('a component and a type of the same name are listed with their modules', () => {
  expect(
    duplicatesOf({
      'blocks/basket/basket.tsx': 'export function Basket() {}\n',
      'lib/commerce/basket/basket.ts': 'export interface Basket {}\n',
    }),
  ).toEqual(['Basket: blocks/basket/basket.tsx, lib/commerce/basket/basket.ts']);
});

test.each([
  [
    'a fixture',
    { 'a.ts': 'export const shirt = 1;\n', 'a.fixture.ts': 'export const shirt = 2;\n' },
  ],
  [
    'what another module passes on',
    { 'a.ts': 'export type A = 1;\n', 'b.ts': "export type { A } from './a';\n" },
  ],
  [
    'the data function of a page',
    {
      'a.tsx': 'export const getStaticProps = 1;\n',
      'b.tsx': 'export const getStaticProps = 1;\n',
    },
  ],
  [
    'overloads of one function',
    { 'a.ts': 'export function f(a: 1): void;\nexport function f(a: 2): void;\n' },
  ],
])('%s has no name of its own', (_, sources) => {
  expect(duplicatesOf(sources)).toEqual([]);
});
