import { copiedShop } from '@/scripts/testing/copied-shop';

const shop = copiedShop('new-brand');
const inSpace = (file: string, ...given: string[]) =>
  shop.run(['--import', 'tsx', `scripts/${file}`, ...given], shop.space());

test('a new brand type-checks, is migrated and seeded, and its home page is resolved', () => {
  expect(shop.script('new-brand.ts', 'abc', 'Abc Moden').status).toBe(0);
  const types = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'];
  expect(shop.run(types)).toEqual({ status: 0, output: '' });
  expect(inSpace('migrate.ts', 'up').status).toBe(0);
  expect(inSpace('seed.ts', 'content').output).toMatch(/demo content: \d+ created/);
  const page = inSpace('explain.ts', '/', '--project', 'abc', '--json');
  expect(JSON.parse(page.output)).toMatchObject({
    project: 'abc',
    found: true,
    shown: expect.arrayContaining([expect.objectContaining({ id: 'abc-home-welcome' })]),
  });
}, 900_000);
