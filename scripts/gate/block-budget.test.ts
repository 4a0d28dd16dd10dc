import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  blockWeights,
  budgetFaults,
  budgetReport,
  pageFaults,
  type BlockBuild,
} from './block-budget';

/** Incompressible text. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 512).toString('hex');

/** A style rule that stays large without white space and comments. */
const fatStyle = (size: number) => `.root { /* ${noise(9)} */ content: '${noise(size)}' }`;

const files: Record<string, string> = {
  'other.js': `link("SpacerBlock","HomeTeaser");${noise(5)}`,
  'slim.js': 'e.s(["SpacerBlock",0,function(){}])',
  'fat.js': `e.s(["HomeTeaser",()=>r]);${noise(9)}`,
  'part.js': noise(3),
  'all-blocks.css': noise(60),
  'framework.js': noise(90),
};

const build: BlockBuild = {
  blocks: ['SpacerBlock', 'HomeTeaser'],
  imports: [
    // Contains both names, but exports neither.
    { files: ['other.js', 'framework.js'] },
    { files: ['slim.js', 'framework.js'] },
    { files: ['fat.js', 'part.js', 'framework.js'] },
  ],
  shared: new Set(['framework.js']),
  read: (file) => files[file] ?? '',
  stylesOf: (block) => (block === 'HomeTeaser' ? [fatStyle(3)] : ['.root { color: red }']),
  loadersOf: (block) => (block === 'HomeTeaser' ? 2 : 0),
};

test('ED-15: a block’s weight includes everything it loads, except what every page loads', () => {
  const [heavy, light] = blockWeights(build);
  expect(heavy).toMatchObject({ block: 'HomeTeaser', loaders: 2 });
  expect(heavy?.scriptKb).toBeGreaterThan(6);
  expect(light?.scriptKb).toBeLessThan(0.1);
});

test('ED-15: a block’s weight includes the style modules of its folder, as sent to browsers', () => {
  const [heavy, light] = blockWeights(build);
  expect(heavy?.styleKb).toBeGreaterThan(1.4);
  expect(heavy?.styleKb).toBeLessThan(2);
  expect(light?.styleKb).toBeLessThan(0.05);
  expect(budgetFaults(blockWeights(build)).join()).toMatch(/HomeTeaser brings 1\.\d KB of style/);
});

test('ED-15: the styles of existing blocks are within the limit', () => {
  const blocks = readdirSync('blocks');
  const weights = blockWeights({
    ...build,
    blocks,
    stylesOf: (block) =>
      readdirSync(path.join('blocks', block))
        .filter((name) => name.endsWith('.module.css'))
        .map((name) => readFileSync(path.join('blocks', block, name), 'utf8')),
  });
  expect(weights.filter(({ styleKb }) => styleKb > 0).length).toBeGreaterThan(30);
  expect(budgetFaults(weights).filter((fault) => fault.includes('of style'))).toEqual([]);
});

test('ED-15: a page whose styles exceed their limit is a fault', () => {
  expect(pageFaults(build)).toEqual([]);
  const grown = pageFaults({ ...build, shared: new Set(['framework.js', 'all-blocks.css']) });
  expect(grown).toEqual([expect.stringMatching(/^a page brings \d+\.\d KB of style; 28 is/)]);
});

test('ED-15: scripts, styles and loaders over the limit are reported with their block', () => {
  const faults = budgetFaults([
    { block: 'HomeTeaser', scriptKb: 5.1, styleKb: 1.3, loaders: 2 },
    { block: 'NewsletterPage', scriptKb: 15, styleKb: 1, loaders: 0 },
  ]);
  expect(faults).toEqual([
    'HomeTeaser brings 5.1 KB of script; 5 is its limit',
    'HomeTeaser brings 1.3 KB of style; 1.2 is the limit',
    'HomeTeaser makes 2 loader calls; 1 is the limit',
  ]);
});

test('ED-15: a block that no import loads is a fault', () => {
  const weights = blockWeights({ ...build, blocks: ['Nowhere'] });
  expect(budgetFaults(weights)).toEqual(['Nowhere is in no chunk that is loaded for it']);
});

test('ED-15: the report has a line for each block', () => {
  expect(budgetReport(blockWeights(build)).split('\n')).toHaveLength(3);
});
