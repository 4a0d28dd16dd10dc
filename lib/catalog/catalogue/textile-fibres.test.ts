import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { compositionText, fibreText } from './textile-fibres';

test('the heaviest fibre comes first, whatever the order of the file', () => {
  const shares = { elastane: 3, polyamide: 17.5, cotton: 79.5 };
  expect(fibreText(shares, 'de')).toBe(
    '79,5\u00a0% Baumwolle, 17,5\u00a0% Polyamid, 3\u00a0% Elasthan',
  );
  expect(fibreText(shares, 'en')).toBe('79.5% cotton, 17.5% polyamide, 3% elastane');
  expect(fibreText(shares, 'pl')).toBe('79,5% bawełna, 17,5% poliamid, 3% elastan');
  expect(fibreText({}, 'de')).toBe('');
});

test('components of another composition follow with their names', () => {
  const composition = { lining: { polyester: 100 }, fibres: { elastane: 3, cotton: 97 } };
  expect(compositionText(composition, 'en')).toBe(
    '97% cotton, 3% elastane; lining: 100% polyester',
  );
  expect(compositionText({ filling: { polyester: 100 } }, 'fr')).toBe(
    'garnissage\u00a0: 100\u00a0% polyester',
  );
  expect(compositionText({}, 'de')).toBe('');
});

test.each(LANGUAGES)('each fibre has a name of its own in %s', (language) => {
  const names = Object.values(messagesFor(language).fibres);
  expect(new Set(names).size).toBe(names.length);
});
