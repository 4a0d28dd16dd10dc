import { textsOf } from './pdf-text.fixture';
import { printedLines } from './printed-lines';
import { returnLabelPdf } from './return-label-pdf.server';
import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';

const line = { name: 'Weißes Hemd', colour: 'Weiß', size: 'allsize', quantity: 1 };

test('documents of the Swiss market name articles and sizes without ß', () => {
  expect(printedLines('de-ch', [line])).toEqual([
    { name: 'Weisses Hemd', colour: 'Weiss', size: 'Einheitsgrösse', quantity: 1 },
  ]);
});

test('documents of other markets name articles as the shop writes them', () => {
  expect(printedLines('de-at', [line])).toEqual([{ ...line, size: 'Einheitsgröße' }]);
});

test('a return label of the Swiss market has no ß but in the customer’s own address', async () => {
  const label = await returnLabelPdf({
    settings: DEMO_SETTINGS,
    orderNumber: 'HGG-1000001',
    language: 'de',
    locale: 'de-ch',
    address: ['Anna Groß'],
    announced: { number: 'RS-HGG-000042', articles: ['1 × Weißes Hemd'] },
  });
  const [text = ''] = textsOf([label]);
  expect(text).toContain('Anna Groß');
  expect(text).toContain('Weisses Hemd');
  expect(text.match(/\S*ß\S*/g)).toEqual(['Groß']);
});
