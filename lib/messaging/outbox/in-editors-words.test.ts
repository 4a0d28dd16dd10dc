import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { orderEmail } from '@/lib/messaging/mail/order-email';
import { letterText } from '@/lib/messaging/mail/letter-text';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { inEditorsWords } from './in-editors-words.server';

withEnvironment();

withoutContent();

const ADDRESS = {
  firstName: 'Max',
  lastName: 'Groß',
  company: null,
  street: 'Gießereistrasse',
  houseNumber: '1',
  addition: null,
  state: null,
  postalCode: '8005',
  city: 'Zürich',
  country: 'CH',
};

async function textIn(locale: 'de-ch' | 'de-de') {
  const context = pageContext({ project: 'hgg', locale, path: '/' }, Date.now());
  if (!context) throw new Error(`no page in ${locale}`);
  const line = {
    itemNumber: '10-1',
    name: 'Weißes Hemd',
    colour: 'Weiß',
    size: '3XL',
    quantity: 1,
    price: 4995,
  };
  const letter = orderEmail({
    number: 'HGG-1000001',
    projectName: 'Hagge',
    locale,
    currency: 'EUR',
    lines: [line],
    shipping: 0,
    discount: 0,
    giftCards: 0,
    total: 4995,
    vatRate: 81,
    address: ADDRESS,
  });
  const envelope = { key: 'key', to: 'x@example.com', project: 'hgg' };
  const editable = { kind: 'order-paid', context } as const;
  return letterText(await inEditorsWords({ ...envelope, letter, editable }));
}

test('an email to the Swiss market has no ß but in names and addresses that customers entered', async () => {
  const text = await textIn('de-ch');
  for (const word of [
    'Weisses Hemd',
    'Grösse',
    'Mit freundlichen Grüssen',
    'Gießereistrasse',
    'Groß',
  ])
    expect(text).toContain(word);
  expect(text.replaceAll(/Gießerei|Groß/g, '')).not.toContain('ß');
  expect(await textIn('de-de')).toContain('Mit freundlichen Grüßen');
});
