import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { copiedShop } from '@/scripts/testing/copied-shop';

const shop = copiedShop('new-brand');
const { run } = shop;
const newBrand = (...given: string[]) => shop.script('new-brand.ts', ...given);
const inSpace = (file: string, ...given: string[]) =>
  run(['--import', 'tsx', `scripts/${file}`, ...given], shop.space());

test('a new brand is typed, migrated, seeded, and its home page is resolved', () => {
  const before = readdirSync(path.join(shop.directory(), 'lib/platform/db/migrations/meta'));
  const last = before.filter((file) => file.endsWith('_snapshot.json')).at(-1) ?? '';
  const kept = readFileSync(
    path.join(shop.directory(), 'lib/platform/db/migrations/meta', last),
    'utf8',
  );
  expect(newBrand('abc', 'Abc Moden').said).toContain('styles/projects/abc.css');
  const types = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'];
  expect(run(types)).toEqual({ status: 0, said: '' });
  // The database's history goes on where it was, and nothing of it is written over.
  const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
  expect(readdirSync(path.join(shop.directory(), 'lib/platform/db/migrations'))).toContain(
    `${number}_add_brand_abc.sql`,
  );
  expect(
    readFileSync(path.join(shop.directory(), 'lib/platform/db/migrations/meta', last), 'utf8'),
  ).toBe(kept);
  expect(inSpace('migrate.ts', 'up').status).toBe(0);
  expect(inSpace('seed.ts', 'content').said).toMatch(/demo content: \d+ created/);
  const page = inSpace('explain.ts', '/', '--project', 'abc', '--json');
  expect(JSON.parse(page.said)).toMatchObject({
    project: 'abc',
    found: true,
    shown: [{ id: 'abc-home-welcome', type: 'textBox' }],
  });
}, 900_000);

test('a key that is taken or none is refused, and nothing is written', () => {
  const list = () => readFileSync(path.join(shop.directory(), 'cms-schema/projects.json'), 'utf8');
  const before = list();
  expect(newBrand('hgg')).toEqual({ status: 1, said: 'there is a shop hgg\n' });
  expect(newBrand('A-b').said).toMatch(/is no key/);
  expect(newBrand().status).toBe(2);
  expect(list()).toBe(before);
}, 60_000);
