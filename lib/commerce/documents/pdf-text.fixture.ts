import { execFileSync } from 'node:child_process';

/**
 * Runs in a process of its own: the parser needs a dynamic import for its worker, which Jest does
 * not support.
 */
const PARSE = `
  import { PDFParse } from 'pdf-parse';
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const texts = [];
  for (const file of JSON.parse(Buffer.concat(chunks))) {
    const parser = new PDFParse({ data: new Uint8Array(Buffer.from(file, 'base64')) });
    texts.push((await parser.getText()).text);
    await parser.destroy();
  }
  process.stdout.write(JSON.stringify(texts));`;

/** Texts of PDFs, with whitespace collapsed. */
export function textsOf(files: readonly Buffer[]): string[] {
  const input = JSON.stringify(files.map((file) => file.toString('base64')));
  const args = ['--input-type=module', '-e', PARSE];
  const result = execFileSync(process.execPath, args, { input, maxBuffer: 2 ** 26 });
  // Output of the script above.
  const texts = JSON.parse(String(result)) as string[];
  return texts.map((text) => text.replaceAll(/\s+/g, ' '));
}

const DRAW = `
  import { PDFParse } from 'pdf-parse';
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const parser = new PDFParse({ data: new Uint8Array(Buffer.concat(chunks)) });
  const { pages } = await parser.getScreenshot({ scale: 2, imageDataUrl: false });
  await parser.destroy();
  process.stdout.write(Buffer.from(pages[0].data));`;

/** Picture of a PDF's first page as a printer draws it, as PNG. */
export const pictureOf = (file: Buffer): Buffer =>
  execFileSync(process.execPath, ['--input-type=module', '-e', DRAW], {
    input: file,
    maxBuffer: 2 ** 26,
  });
