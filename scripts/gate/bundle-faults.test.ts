import { randomBytes } from 'node:crypto';
import { FIRST_LOAD_LIMIT_KB, bundleFaults, type Build } from './bundle-faults';

/** Two blocks, each in a chunk of its own, beside what every page loads. */
const clean: Build = {
  chunks: [
    { name: 'static/chunks/app.js', source: 'e.s(["App",0,()=>1])' },
    { name: 'static/chunks/hero.js', source: 'e.s(["Hero",0,()=>1])' },
    { name: 'static/chunks/tabs.js', source: 'e.s(["Tabs",0,()=>1])' },
    { name: 'static/chunks/drawer.js', source: 'let{reducedMotion:t}=e' },
    { name: 'static/chunks/drag.js', source: 't.isAnimationBlocked=!0' },
  ],
  firstLoad: new Map([['/', ['static/chunks/app.js']]]),
  blocks: ['Hero', 'Tabs'],
};

const withChunk = (name: string, source: string): Build => ({
  ...clean,
  chunks: [...clean.chunks.filter((chunk) => chunk.name !== name), { name, source }],
});

test('a clean build has no faults', () => {
  expect(bundleFaults(clean)).toEqual([]);
});

test.each([
  ['zod', 'new K({});s._zod.def', 'static/chunks/late.js contains zod'],
  ['zod by its standard', 'x["~standard"]', 'static/chunks/late.js contains zod'],
  [
    'a token',
    'process.env.CONTENTFUL_ACCESS_TOKEN',
    'static/chunks/late.js names CONTENTFUL_ACCESS_TOKEN',
  ],
  ['a secret', 'a.SESSION_SECRET', 'static/chunks/late.js names SESSION_SECRET'],
  ['the database', 'a.DATABASE_URL', 'static/chunks/late.js names DATABASE_URL'],
  [
    'the owner of the database',
    'a.DATABASE_OWNER_URL',
    'static/chunks/late.js names DATABASE_OWNER_URL',
  ],
])('%s in any chunk is a fault', (_what, source, fault) => {
  expect(bundleFaults(withChunk('static/chunks/late.js', source))).toEqual([fault]);
});

test('a form has zod in the chunk of its schema', () => {
  const source = 'new K({});s._zod.def;e.s(["checkAddress",0,()=>1])';
  expect(bundleFaults(withChunk('static/chunks/late.js', source))).toEqual([]);
});

test('a message that is called like a block is no block', () => {
  const source = '{"hero":"Hero","tabs":"Tabs","x":1}';
  expect(bundleFaults(withChunk('static/chunks/messages.js', source))).toEqual([]);
});

test('a block in what every page loads is a fault', () => {
  const build = withChunk('static/chunks/app.js', 'e.s(["App",0,()=>1,"Hero",0,()=>2])');
  expect(bundleFaults(build)).toEqual(['static/chunks/app.js, loaded by every page, holds Hero']);
});

test('two blocks in one chunk are a fault', () => {
  const build = withChunk('static/chunks/tabs.js', 'e.s(["Tabs",0,()=>1]);e.s(["Hero",0,()=>2])');
  expect(bundleFaults(build)).toContain('static/chunks/tabs.js holds Tabs and another block');
});

test('a block that no chunk exports is a fault: the check itself would be blind', () => {
  expect(bundleFaults(withChunk('static/chunks/hero.js', 'e.s([])'))).toEqual([
    'no chunk exports Hero',
  ]);
});

test('finds a block whose component has Block behind its name', () => {
  expect(bundleFaults(withChunk('static/chunks/hero.js', 'e.s(["HeroBlock",0,()=>1])'))).toEqual(
    [],
  );
});

test.each(['drawer', 'drag'])('framer-motion in what every page loads is a fault: %s', (chunk) => {
  const name = `static/chunks/${chunk}.js`;
  const build = { ...clean, firstLoad: new Map([['/', ['static/chunks/app.js', name]]]) };
  expect(bundleFaults(build)).toEqual([`${name}, loaded by every page, contains framer-motion`]);
});

test('features in a chunk with the elements are a fault', () => {
  const source = 'let{reducedMotion:t}=e;t.isAnimationBlocked=!0';
  expect(bundleFaults(withChunk('static/chunks/drag.js', source))).toEqual([
    "static/chunks/drag.js contains framer-motion's features and more",
  ]);
});

test.each(['drawer', 'drag'])('a build without framer-motion is a fault: %s', (chunk) => {
  expect(bundleFaults(withChunk(`static/chunks/${chunk}.js`, ''))).toEqual([
    'no chunk contains framer-motion',
  ]);
});

test('more script than the limit before the first paint is a fault', () => {
  const noise = randomBytes((FIRST_LOAD_LIMIT_KB + 1) * 1024).toString('latin1');
  expect(bundleFaults(withChunk('static/chunks/app.js', noise))).toEqual([
    expect.stringMatching(/^\/ loads \d+\.\d KB of script first; 137 is the limit$/),
  ]);
});
