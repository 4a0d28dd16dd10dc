import { execFileSync } from 'node:child_process';

/** By a process of its own: the parser loads its worker by a dynamic import, which Jest has not. */
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

/** The texts of PDFs, with single blanks. */
export function textsOf(files: readonly Buffer[]): string[] {
  const input = JSON.stringify(files.map((file) => file.toString('base64')));
  const args = ['--input-type=module', '-e', PARSE];
  const result = execFileSync(process.execPath, args, { input, maxBuffer: 2 ** 26 });
  // What the script above writes.
  const texts = JSON.parse(String(result)) as string[];
  return texts.map((text) => text.replaceAll(/\s+/g, ' '));
}
