import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';
import { spawnSync } from 'node:child_process';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { SYMBOLS } from './code-128';
import { pictureOf, textsOf } from './pdf-text.fixture';
import { returnLabelPdf } from './return-label-pdf.server';

/** What a scanner reads from the printed sheet. */
async function scanned(file: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(pictureOf(file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** What a laser scanner reads along one line of the printed sheet, if it crosses a whole Code 128 barcode. */
function readLine(isDark: readonly boolean[]): string | undefined {
  const runs: number[] = [];
  isDark.forEach((dark, x) => {
    if (x > 0 && dark === isDark[x - 1]) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  });
  for (let begin = isDark[0] ? 0 : 1; begin < runs.length; begin += 2) {
    const values: number[] = [];
    for (let at = begin; ; at += 6) {
      const symbol = runs.slice(at, at + 6);
      const width = symbol.reduce((sum, run) => sum + run, 0) / 11;
      const value = SYMBOLS.indexOf(symbol.map((run) => Math.round(run / width)).join(''));
      if (value < 0) break;
      values.push(value);
    }
    const [start, ...rest] = values;
    const check = rest.pop();
    const sum = rest.reduce((all, value, index) => all + value * (index + 1), start ?? 0);
    if (start === 104 && rest.length > 0 && check === sum % 103)
      return String.fromCharCode(...rest.map((value) => value + 32));
  }
  return undefined;
}

/** The barcode of a sheet, whichever line crosses it. */
async function barcodeOf(file: Buffer): Promise<string | undefined> {
  const grey = sharp(pictureOf(file)).flatten({ background: '#fff' }).greyscale().raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  for (let y = 0; y < info.height; y += 10) {
    const line = [...data.subarray(y * info.width, (y + 1) * info.width)].map((tone) => tone < 128);
    const read = readLine(line);
    if (read) return read;
  }
  return undefined;
}

const LABEL = {
  settings: DEMO_SETTINGS,
  orderNumber: 'HGG-1000001',
  language: 'de',
  address: ['Max Muster'],
} as const;

test('ORD-05: a scanner reads the number of a registered return from its label', async () => {
  const announced = { number: 'RS-HGG-000042', articles: ['1 × Leinenhemd'] };
  expect(await scanned(await returnLabelPdf({ ...LABEL, announced }))).toBe('RS-HGG-000042');
});

test('ORD-05: the same number stands on the label as a Code 128 barcode', async () => {
  const announced = { number: 'RS-HGG-000042', articles: [] };
  const file = await returnLabelPdf({ ...LABEL, announced });
  expect(await barcodeOf(file)).toBe('RS-HGG-000042');
});

/** What zbar reads from a picture; `undefined` where it is not installed. */
function zbarReads(image: Buffer): string[] | undefined {
  const options = ['--quiet', '--nodbus', 'PNG:-'];
  const { error, stdout } = spawnSync('zbarimg', options, { input: image, encoding: 'utf8' });
  return error ? undefined : stdout.split('\n').filter(Boolean).toSorted();
}

test('ORD-05: zbar, where it is installed, reads both codes', async () => {
  const read = zbarReads(pictureOf(await returnLabelPdf(LABEL)));
  const both = ['CODE-128:HGG-1000001', 'QR-Code:HGG-1000001'];
  expect([both, undefined]).toContainEqual(read);
});

test('ORD-05: without a registered return the label’s code is the number of its order', async () => {
  expect(await scanned(await returnLabelPdf(LABEL))).toBe('HGG-1000001');
});

test('ORD-05: the label names the carrier that takes the parcel, if the merchant has set one', async () => {
  const { returns } = DEMO_SETTINGS;
  const textWith = async (carrier: string | undefined) => {
    const settings = { ...DEMO_SETTINGS, returns: { ...returns, carrier } };
    return textsOf([await returnLabelPdf({ ...LABEL, settings })]).join('\n');
  };
  expect(await textWith('Paketdienst Süd')).toContain('Abzugeben bei: Paketdienst Süd');
  expect(await textWith(undefined)).not.toContain('Abzugeben');
});
