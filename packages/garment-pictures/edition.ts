import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const drawingFolders = ['drawing', 'garment', 'pixels'];
const drawingFiles = [
  'brands.ts',
  'demo-models.ts',
  'demo-articles.ts',
  'wordmark.ts',
  'render.ts',
];

/**
 * Twelve hex digits that change with the code that draws, so that pictures stored on disk are never
 * older than their drawing.
 */
export async function drawingEdition(directory: string): Promise<string> {
  const digest = createHash('sha256').update(sharp.versions.sharp ?? '');
  const files = [...drawingFiles];
  for (const folder of drawingFolders) {
    const names = await readdir(path.join(directory, folder));
    files.push(
      ...names.filter((name) => !name.includes('.test.')).map((name) => path.join(folder, name)),
    );
  }
  for (const file of files.sort()) digest.update(await readFile(path.join(directory, file)));
  return digest.digest('hex').slice(0, 12);
}
