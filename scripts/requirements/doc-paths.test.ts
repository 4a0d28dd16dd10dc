import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Pages whose code spans with a slash, or with a file's extension, are paths from the repository's root. */
const GUIDES = ['architecture', 'request', 'caches', 'where', 'glossary'].map(
  (name) => `docs/${name}.md`,
);
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

const FENCE = /^```.*?^```$/gms;
const SPAN = /`([^`\n]+)`/g;
const PATH = /^[\w.@[\]-]+(?:\/[\w.*@[\]-]+)+\/?$/;
const ROOT_FILE = /^[\w.-]+\.(?:[cm]?[jt]sx?|json|css|md)$/;
const LINK = /\]\(([^)\s]+)\)/g;

const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll(FENCE, '');

/** A pattern stands for the folder that its first `*` is in. */
const fixedPart = (span: string) =>
  span.includes('*') ? path.dirname(span.slice(0, span.indexOf('*') + 1)) : span;

const pathsIn = (file: string): string[] =>
  [...textOf(file).matchAll(SPAN)]
    .map(([, span = '']) => span)
    .filter((span) => PATH.test(span) || ROOT_FILE.test(span));

/** Ids of a page's headings, as GitHub makes them. */
const anchorsOf = (file: string): Set<string> =>
  new Set(
    [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );

function isBroken(page: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return false;
  const [file = '', anchor] = target.split('#', 2);
  const linked = file === '' ? page : path.join(path.dirname(page), decodeURI(file));
  if (!existsSync(linked)) return true;
  return anchor !== undefined && !(statSync(linked).isFile() && anchorsOf(linked).has(anchor));
}

test.each(GUIDES)('the paths that %s names exist', (guide) => {
  const paths = pathsIn(guide);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((each) => !existsSync(fixedPart(each)))).toEqual([]);
});

test('links between the pages lead to a file, and to a heading that it has', () => {
  const broken = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(LINK)]
      .map(([, target = '']) => target)
      .filter((target) => isBroken(page, target))
      .map((target) => `${page} → ${target}`),
  );
  expect(broken).toEqual([]);
});

test('docs/architecture.md names every group of lib and every folder in it', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const rows = new Map(
    [...text.matchAll(/^\| `lib\/([\w-]+)` +\|(.+)\|$/gm)].map(([, group = '', row = '']) => [
      group,
      [...row.matchAll(SPAN)].map(([, name = '']) => name).toSorted(),
    ]),
  );
  const groups = readdirSync('lib').map((group) => [group, readdirSync(`lib/${group}`).toSorted()]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(groups));
});
