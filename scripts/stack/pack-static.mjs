import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files that are open at once: a container may have no more than 1,024. */
const MAX_AT_ONCE = 16;

/** Fonts are already compressed. */
const COMPRESSIBLE = /\.(?:css|js|json|svg|txt)$/;

/**
 * Writes a brotli and a gzip version beside each text file: browsers cache them for a year, so the
 * best compression is worth its time once per build. `server.mjs` serves them.
 * @param {string} directory static files of a build
 */
export async function packStaticFiles(directory) {
  const names = await readdir(directory, { recursive: true });
  const pack = async (/** @type {string} */ name) => {
    const file = path.join(directory, name);
    const plain = await readFile(file);
    const [br, gz] = await Promise.all([
      brotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
      zip(plain, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  };
  const left = names.filter((name) => COMPRESSIBLE.test(name));
  const packInTurn = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) await pack(name);
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, packInTurn));
}
