import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { codeDataUrl, codePng, transferCode } from './transfer-code.server';

const ACCOUNT = DEMO_SETTINGS.seller.bankAccount;
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
  const code = transferCode(transfer, ACCOUNT);
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
  'DE00000000000000000000',
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
  for (const currency of ['CZK', 'PLN', 'USD'] as const)
    expect(transferCode({ ...TRANSFER, currency }, ACCOUNT)).toBeNull();
  expect(transferCode({ ...TRANSFER, amount: 0 }, ACCOUNT)).toBeNull();
});
