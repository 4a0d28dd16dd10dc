import { copiedShop } from '@/scripts/testing/copied-shop';

const shop = copiedShop('new-locale');
const inSpace = (file: string, ...given: string[]) =>
  shop.run(['--import', 'tsx', `scripts/${file}`, ...given], shop.space());

test('a new language type-checks, is added to the space, and its pages are resolved', () => {
  expect(shop.script('new-locale.ts', 'it').status).toBe(0);
  const types = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'];
  expect(shop.run(types)).toEqual({ status: 0, output: '' });
  expect(inSpace('migrate.ts', 'up').output).toContain('added the locale it');
  expect(inSpace('seed.ts', 'content').output).toMatch(/demo content: \d+ created/);
  const page = inSpace('explain.ts', '/', '--project', 'hgg', '--locale', 'it-it', '--json');
  expect(JSON.parse(page.output)).toMatchObject({ project: 'hgg', found: true });
}, 900_000);
