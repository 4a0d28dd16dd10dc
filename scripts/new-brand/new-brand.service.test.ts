import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesWithoutBrand } from './lines-without-brand';
import { copiedCheckout } from '@/scripts/testing/copied-shop';

const shop = copiedCheckout('new-brand');
const newBrand = (...given: string[]) => shop.script('new-brand.ts', ...given);
const read = (file: string) => readFileSync(path.join(shop.directory(), file), 'utf8');
const migrations = () => path.join(shop.directory(), 'lib/platform/db/migrations');

test('a key that is in use or invalid is rejected, and nothing is written', () => {
  const list = () => readFileSync(path.join(shop.directory(), 'cms-schema/projects.json'), 'utf8');
  const before = list();
  expect(newBrand('hgg')).toEqual({ status: 1, output: 'there is a shop hgg\n' });
  expect(newBrand('A-b').output).toMatch(/is no key/);
  expect(newBrand().status).toBe(2);
  expect(list()).toBe(before);
});

test('a brand whose migration cannot be generated leaves nothing behind', () => {
  const generator = path.join(shop.directory(), 'scripts/migrate.ts');
  const list = path.join(shop.directory(), 'cms-schema/projects.json');
  const [text, before] = [readFileSync(generator, 'utf8'), readFileSync(list, 'utf8')];
  writeFileSync(generator, "throw new Error('no generator');");
  expect(newBrand('xyz').status).toBe(1);
  writeFileSync(generator, text);
  expect(readFileSync(list, 'utf8')).toBe(before);
  expect(existsSync(path.join(shop.directory(), 'styles/projects/xyz.css'))).toBe(false);
});

test('the migration of a new brand follows the latest one and overwrites none', () => {
  const snapshots = readdirSync(path.join(migrations(), 'meta')).filter((file) =>
    file.endsWith('_snapshot.json'),
  );
  const last = snapshots.at(-1) ?? '';
  const content = () => readFileSync(path.join(migrations(), 'meta', last), 'utf8');
  const before = content();
  const latest = readdirSync(migrations())
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .at(-1);
  const number = String(Number(latest?.slice(0, 4)) + 1).padStart(4, '0');
  const { output } = newBrand('abc', 'Abc Moden');
  for (const file of ['styles/projects/abc.css', 'public/logos/abc.svg', 'demo/shops/abc.json'])
    expect(output).toContain(file);
  expect(readdirSync(migrations())).toContain(`${number}_add_brand_abc.sql`);
  expect(content()).toBe(before);
});

test('the files that a new brand has changed pass the lint', () => {
  const changed = Object.keys(linesWithoutBrand).filter((file) => file.endsWith('.ts'));
  const oxlint = ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...changed];
  expect(shop.run(oxlint)).toMatchObject({ status: 0 });
});

test('a brand that is removed leaves the lists as they were, and a migration of its own', () => {
  const removeBrand = (key: string) => shop.script('remove-brand.ts', key);
  expect(removeBrand('abc').output).toContain('abc is removed');
  for (const file of Object.keys(linesWithoutBrand))
    expect(read(file)).toBe(readFileSync(file, 'utf8'));
  for (const file of ['styles/projects/abc.css', 'public/logos/abc.svg', 'demo/shops/abc.json'])
    expect(existsSync(path.join(shop.directory(), file))).toBe(false);
  const written = readdirSync(migrations()).find((file) => file.endsWith('_remove_brand_abc.sql'));
  const sql = read(`lib/platform/db/migrations/${written}`);
  expect(sql.indexOf('the shop abc has orders')).toBeLessThan(sql.indexOf('DROP SEQUENCE'));
  expect(removeBrand('abc')).toEqual({ status: 1, output: 'there is no shop abc\n' });
});

const LISTS = ['cms-schema/projects.json', 'lib/shop/project/projects.ts'];

test('every shop of the demo but the last can be closed, and a closed one needs no host', () => {
  for (const key of ['hgg', 'hrm'])
    expect(shop.script('remove-brand.ts', key).output).toContain(`${key} is closed`);
  expect(shop.script('remove-brand.ts', 'eck').output).toMatch(
    /^eck is the only shop that is open/,
  );
  expect(read('styles/global.css')).not.toContain('hgg.css');
  const hosts = "require('@/lib/shop/project/project-hosts').projectHosts('eck=www.eck.example')";
  const print = ['--import', 'tsx', '-e', `console.log(JSON.stringify(${hosts}))`];
  expect(shop.run(print).output).toBe('{"hgg":[],"hrm":[],"eck":["www.eck.example"]}\n');
});

test('closed shops are opened again', () => {
  for (const key of ['hgg', 'hrm']) expect(newBrand(key).output).toBe(`${key} is open again\n`);
  expect(read('cms-schema/closed-projects.json')).toBe('[]\n');
  expect(read('styles/global.css')).toContain('hgg.css');
  for (const file of LISTS) expect(read(file)).toBe(readFileSync(file, 'utf8'));
});
