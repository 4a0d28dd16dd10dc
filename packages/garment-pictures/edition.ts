import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Twelve hex digits that change with the drawing code, so that stored pictures are never older than
 * it.
 * @param program file of the compiled service, which contains that code
 */
export async function drawingEdition(program: string): Promise<string> {
  const digest = createHash('sha256').update(sharp.versions.sharp ?? '');
  return digest
    .update(await readFile(program))
    .digest('hex')
    .slice(0, 12);
}
