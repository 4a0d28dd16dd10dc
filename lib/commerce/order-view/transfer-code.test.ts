import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { codeDataUrl, codePng, transferCode } from './transfer-code.server';

const { seller: SELLER } = DEMO_SETTINGS;
const TRANSFER = { number: 'HGG-1000001', amount: 104_85, currency: 'EUR' } as const;

/** What a scanner reads from a picture. */
async function readFrom(picture: Buffer) {
  const { data, info } = await sharp(picture, { density: 600 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height);
}

const codeOf = (transfer: Parameters<typeof transferCode>[0]) => {
  const code = transferCode(transfer, SELLER);
  if (!code) throw new Error('there is no code');
  return code;
};

const PAYLOAD = [
  'BCD',
  '002',
  '1',
  'SCT',
  'XXXXDEXXXXX',
  'Selvedge Beispiel GmbH',
  'DE36000000000000000000',
  'EUR104.85',
  '',
  'RF67HGG1000001',
].join('\n');

test('ORD-02: a banking app reads account, amount and structured reference from the code of an email', async () => {
  const read = await readFrom(await codePng(codeOf(TRANSFER)));
  expect(read?.data).toBe(PAYLOAD);
  expect(read?.version).toBeLessThanOrEqual(13);
});

test('ORD-02: the code of the order page is the same', async () => {
  const [, svg = ''] = codeDataUrl(codeOf(TRANSFER)).split(',', 2);
  expect((await readFrom(Buffer.from(decodeURIComponent(svg))))?.data).toBe(PAYLOAD);
});

test.each([
  [1, 'EUR0.01'],
  [5, 'EUR0.05'],
  [100_000_00, 'EUR100000.00'],
])('ORD-02: %d cents are written as %s', async (amount, written) => {
  const read = await readFrom(await codePng(codeOf({ ...TRANSFER, amount })));
  expect(read?.data.split('\n')[7]).toBe(written);
});

test('ORD-02: there is no code for other currencies, and none for nothing', () => {
  expect(transferCode({ ...TRANSFER, currency: 'CHF' }, { ...SELLER, accounts: {} })).toBeNull();
  for (const currency of ['CZK', 'PLN', 'USD'] as const)
    expect(transferCode({ ...TRANSFER, currency }, SELLER)).toBeNull();
  expect(transferCode({ ...TRANSFER, amount: 0 }, SELLER)).toBeNull();
});

const FRANCS = `SPC
0200
1
CH3600000000000000000
S
Selvedge Beispiel GmbH
Musterallee 1

80331
München
DE
${'\n'.repeat(6)}
104.85
CHF
${'\n'.repeat(6)}
SCOR
RF67HGG1000001

EPD`;

test('ORD-02: a Swiss banking app reads amount in francs, account and reference, in spite of the cross', async () => {
  const code = codeOf({ ...TRANSFER, currency: 'CHF' });
  const read = await readFrom(await codePng(code));
  expect(read?.data).toBe(FRANCS);
  expect(read?.version).toBeLessThanOrEqual(25);
  const [, svg = ''] = codeDataUrl(code).split(',', 2);
  expect((await readFrom(Buffer.from(decodeURIComponent(svg))))?.data).toBe(FRANCS);
});

test('ORD-02: the Swiss code has the white cross on black in its middle, 7 of 46 mm wide', () => {
  const code = codeOf({ ...TRANSFER, currency: 'CHF' });
  const middle = code[code.length / 2] ?? [];
  const from = middle.length / 2 - 18;
  const runs = middle
    .slice(from, from + 36)
    .map(Number)
    .join('')
    .match(/0+|1+/g);
  // Frame, square, cross, square, frame.
  expect(runs?.map((run) => run.length)).toEqual([2, 6, 20, 6, 2]);
  const modules = code.length - 2 * 8 * 4;
  expect((32 / modules) * 46).toBeGreaterThan(6);
  expect((32 / modules) * 46).toBeLessThan(8);
});
