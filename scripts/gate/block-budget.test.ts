import { randomBytes } from 'node:crypto';
import { blockWeights, budgetFaults, budgetReport, type BlockBuild } from './block-budget';

/** Text that does not get smaller by compression. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 512).toString('hex');

const files: Record<string, string> = {
  'slim.js': 'register("SpacerBlock")',
  'fat.js': `register("HomeTeaser");${noise(9)}`,
  'part.js': noise(3),
  'fat.css': noise(5),
  'framework.js': noise(90),
};

const build: BlockBuild = {
  blocks: ['SpacerBlock', 'HomeTeaser'],
  imports: [
    { files: ['slim.js', 'framework.js'] },
    { files: ['fat.js', 'part.js', 'fat.css', 'framework.js'] },
  ],
  shared: new Set(['framework.js']),
  read: (file) => files[file] ?? '',
  loadersOf: (block) => (block === 'HomeTeaser' ? 2 : 0),
};

test('ED-15: a block is charged with all it brings, and not with what every page loads', () => {
  const [heavy, light] = blockWeights(build);
  expect(heavy).toMatchObject({ block: 'HomeTeaser', loaders: 2 });
  expect(heavy?.scriptKb).toBeGreaterThan(6);
  expect(light?.scriptKb).toBeLessThan(0.1);
});

test('ED-15: script, style and loader calls over the limit are named with their block', () => {
  const faults = budgetFaults([
    { block: 'HomeTeaser', scriptKb: 5.1, styleKb: 2.2, loaders: 2 },
    { block: 'NewsletterPage', scriptKb: 15, styleKb: 1, loaders: 0 },
  ]);
  expect(faults).toEqual([
    'HomeTeaser brings 5.1 KB of script; 5 is its limit',
    'HomeTeaser brings 2.2 KB of style; 2 is the limit',
    'HomeTeaser makes 2 loader calls; 1 is the limit',
  ]);
});

test('ED-15: a block that no import brings is a fault, or the report would prove nothing', () => {
  const weights = blockWeights({ ...build, blocks: ['Nowhere'] });
  expect(budgetFaults(weights)).toEqual(['Nowhere is in no chunk that is loaded for it']);
});

test('ED-15: the report has a line for each block', () => {
  expect(budgetReport(blockWeights(build)).split('\n')).toHaveLength(3);
});
