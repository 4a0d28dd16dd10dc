import { inflateSync } from 'node:zlib';

function inflated(stream: Buffer): string {
  try {
    return String(inflateSync(stream));
  } catch {
    return '';
  }
}

/** The structured document in a PDF; `null` in an ordinary one. */
export function embeddedXml(file: Buffer): string | null {
  const raw = file.toString('latin1');
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  const texts = streams.map(([, stream = '']) => inflated(Buffer.from(stream, 'latin1')));
  return texts.find((text) => text.includes('CrossIndustryInvoice')) ?? null;
}
