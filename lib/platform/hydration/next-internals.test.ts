import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { version } from 'next/package.json';

/** Cells of the table's rows, without spaces and quotes. */
const rows = readFileSync('docs/next-internals.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()));

const filesIn = (cell: string) => cell.split(', ');

test('each switch has a row, and each row has a switch', () => {
  const type = /@typedef \{(.+)\} Trick/.exec(
    readFileSync('lib/platform/hydration/switches.mjs', 'utf8'),
  )?.[1];
  const switches = [...(type ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  expect(switches.length).toBeGreaterThan(0);
  expect(rows.map(([, name]) => name).toSorted()).toEqual(switches.toSorted());
});

test.each(rows.map(([, name, , , , , next, file, tests]) => ({ name, next, file, tests })))(
  '$name was verified with the installed version of Next, and its files exist',
  ({ name, next, file = '', tests = '' }) => {
    expect(next).toBe(version);
    expect(filesIn(tests).filter((each) => !existsSync(each))).toEqual([]);
    expect(readFileSync(file, 'utf8')).toContain(`isOn('${name}')`);
  },
);

test('each file of the folder has a switch that has a row', () => {
  const named = rows.flatMap(([, , , , , , , file = '']) => filesIn(file));
  const switched = readdirSync('lib/platform/hydration')
    .map((name) => `lib/platform/hydration/${name}`)
    .filter((file) => !file.endsWith('.test.ts') && /isOn\('/.test(readFileSync(file, 'utf8')));
  expect(switched.toSorted()).toEqual(named.toSorted());
});
