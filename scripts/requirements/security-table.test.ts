import { readFileSync } from 'node:fs';

const ROW = /^\| (\d+\.\d+\.\d+[^|]*?) +\|.*\|(.*)\|$/;
const PROOF = /`([^`]+\.(?:test|spec)\.tsx?)` “(.+?)”(?=<br>| *$)/g;

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', proofs = ''] = ROW.exec(line) ?? [];
    return number ? [{ number, proofs: proofs.trim() }] : [];
  });

test('each line of docs/security.md refers to existing tests, or states why there are none', () => {
  expect(rows.length).toBeGreaterThan(60);
  for (const { number, proofs } of rows) {
    const named = [...proofs.matchAll(PROOF)];
    const isSaid = named.length > 0 || /^Left: ./.test(proofs);
    expect([number, isSaid]).toEqual([number, true]);
    for (const [, file = '', title = ''] of named)
      expect([number, title, readFileSync(file, 'utf8').includes(title)]).toEqual([
        number,
        title,
        true,
      ]);
  }
});
