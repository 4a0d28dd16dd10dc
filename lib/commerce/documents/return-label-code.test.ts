import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';
import jsQR from 'jsqr';
import sharp from 'sharp';
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
