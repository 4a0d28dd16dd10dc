import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inCheckout } from './checkout.mjs';

const FILES = 300;
/** A container may have 1,024 open files, for a build with more files than that. */
const MAX_OPEN = 64;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'selvedge-pack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('files are compressed with fewer open files than there are files', () => {
  for (let at = 0; at < FILES; at++) writeFileSync(path.join(folder, `${at}.js`), `part(${at});`);
  writeFileSync(path.join(folder, 'font.woff2'), 'compressed');
  const script = `import { packStaticFiles } from '${inCheckout('scripts/stack/pack-static.mjs')}';
    await packStaticFiles('${folder}');`;
  const command = `ulimit -n ${MAX_OPEN} && exec '${process.execPath}' --input-type=module -e "$1"`;
  execFileSync('sh', ['-c', command, 'sh', script]);
  expect(readdirSync(folder)).toHaveLength(FILES * 3 + 1);
  const read = (name: string) => readFileSync(path.join(folder, name));
  expect(String(brotliDecompressSync(read('7.js.br')))).toBe('part(7);');
  expect(String(gunzipSync(read('7.js.gz')))).toBe('part(7);');
});
