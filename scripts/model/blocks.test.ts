import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blockTypes } from '@/cms-schema/model';
import { blockFixtures } from '@/registry/block-fixtures';
import { blocks } from '@/registry/blocks';
import { allFixtureFaults, fixtureFaults } from './fixture-faults';

const BLOCKS = path.join(process.cwd(), 'blocks');
const folders = readdirSync(BLOCKS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const typeIdOf = (folder: string) =>
  folder.replaceAll(/-(\w)/g, (_all, first: string) => first.toUpperCase());

test('ED-09: every block folder has a type, definition and fixture in the registry, and vice versa', () => {
  const ids = folders.map(typeIdOf).toSorted();
  expect(Object.keys(blockTypes).toSorted()).toEqual(ids);
  expect(Object.keys(blocks).toSorted()).toEqual(ids);
  expect(Object.keys(blockFixtures).toSorted()).toEqual(ids);
});

test.each(folders)(
  '%s has a definition, a component, a fixture and a test under its own name',
  (folder) => {
    const files = ['.block.ts', '.tsx', '.fixture.ts', '.test.tsx'].map((end) => `${folder}${end}`);
    const missing = files.filter((file) => !existsSync(path.join(BLOCKS, folder, file)));
    expect(missing).toEqual([]);
    for (const file of ['registry/blocks.ts', 'registry/block-fixtures.ts']) {
      expect(readFileSync(file, 'utf8')).toContain(`@/blocks/${folder}/${folder}`);
    }
  },
);

test('ED-07: every fixture passes the schema of its content type', () => {
  expect(allFixtureFaults()).toEqual([]);
});

test('ED-07: an invalid fixture is listed, down to its parts', () => {
  const { fields } = blockFixtures.homeTeaser.default;
  const unlike = {
    ...fields,
    teaserHeight: 'huge',
    kicker: 'none',
    buttons: [{ id: 'b', label: '', link: { href: '/', opens: 'page' }, look: 'primary' }],
    textBoxes: [{ text: 'without an id' }],
  };
  expect(fixtureFaults('homeTeaser', 'homeTeaser', unlike)).toEqual([
    expect.stringMatching(/^homeTeaser\.textBoxes\.0\.id: Invalid input/),
    expect.stringMatching(/^homeTeaser\.teaserHeight: Invalid option/),
    'homeTeaser.kicker is not declared',
    expect.stringMatching(/^homeTeaser\.buttons\.0\.label: Too small/),
  ]);
  const empty = { ...blockFixtures.headerElement.minimal.fields, text: null, source: null };
  expect(fixtureFaults('headerElement', 'headerElement', empty)).toEqual([
    'headerElement has nothing in source',
    'headerElement has nothing in text',
  ]);
});
