import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { installed, type Installed } from './installed';
import { startVendor, type VendorService } from './vendor-service';

let service: VendorService;
let packages: Installed;

before(async () => {
  service = await startVendor({
    service: 'content',
    prefix: 'CONTENT',
    hosts: {
      CONTENT_DELIVERY_PORT: ['cdn.contentful.com'],
      CONTENT_PREVIEW_PORT: ['preview.contentful.com'],
      CONTENT_MANAGEMENT_PORT: ['api.contentful.com', 'upload.contentful.com'],
    },
    variables: {
      CONTENT_LOCALES: 'en-US,de',
      CONTENTFUL_SPACE_ID: 'stranger',
      CONTENTFUL_ACCESS_TOKEN: 'delivery',
      CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'preview',
      CONTENTFUL_MANAGEMENT_TOKEN: 'management',
    },
  });
  packages = await installed(['contentful-cli@3.10.4', 'cf-content-types-generator@3.0.1']);
});

after(async () => {
  await packages.remove();
  await service.stop();
});

const MIGRATION = `module.exports = (migration) => {
  const article = migration.createContentType('article').name('Article').displayField('title');
  article.createField('title').name('Title').type('Symbol').required(true).localized(true);
  article.createField('slug').name('Slug').type('Symbol').validations([{ unique: true }]);
  article.createField('next').name('Next').type('Link').linkType('Entry');
};`;

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const entry = (id: string, fields: object) => ({
  sys: { id, type: 'Entry', publishedVersion: 1, contentType: link('ContentType', 'article') },
  fields,
});
const SPACE = ['--space-id', 'stranger', '--management-token', 'management'];

/** Runs the vendor's command line. */
const contentful = (...parameters: string[]) =>
  packages.command('contentful', ['space', ...parameters, ...SPACE], service.environment);

test('the vendor’s command line migrates a space, imports entries and exports them', async () => {
  const file = (name: string) => path.join(packages.folder, name);
  await writeFile(file('migration.js'), MIGRATION);
  const migrated = await contentful('migration', '--yes', file('migration.js'));
  assert.match(migrated, /Migration successful/);
  const entries = [
    entry('a1', { title: { 'en-US': 'One', de: 'Eins' }, slug: { 'en-US': 'one' } }),
    entry('a2', { title: { 'en-US': 'Two' }, next: { 'en-US': link('Entry', 'a1') } }),
  ];
  await writeFile(file('import.json'), JSON.stringify({ entries }));
  const imported = await contentful('import', '--content-file', file('import.json'));
  assert.match(imported, /Published Entries │ 2/);
  const target = ['--export-dir', packages.folder, '--content-file', 'export.json'];
  await contentful('export', ...target);
  // The vendor's export, whose form the assertions below check.
  const exported = JSON.parse(await readFile(file('export.json'), 'utf8')) as {
    entries: { sys: { id: string }; fields: object }[];
  };
  const fields = Object.fromEntries(exported.entries.map((one) => [one.sys.id, one.fields]));
  assert.deepEqual(fields, Object.fromEntries(entries.map((one) => [one.sys.id, one.fields])));
});

test('a generator of TypeScript writes the types of the space', async () => {
  const parameters = ['-s', 'stranger', '-t', 'management', '-e', 'master', '-o', 'types'];
  await packages.command('cf-content-types-generator', parameters, service.environment);
  const types = await readFile(path.join(packages.folder, 'types/TypeArticle.ts'), 'utf8');
  assert.match(types, /title: EntryFieldTypes\.Symbol;\s+slug\?: EntryFieldTypes\.Symbol;/);
  assert.match(types, /next\?: EntryFieldTypes\.EntryLink</);
});
