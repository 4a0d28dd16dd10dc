import { chosenHref } from './product-href';

test('RTE-02: the chosen colour and size replace those in the address', () => {
  expect(chosenHref('/de-de/p/hemd/20310000', { colorVariant: '20310000-312' })).toBe(
    '/de-de/p/hemd/20310000?colorVariant=20310000-312',
  );
  const href = '/de-de/p/hemd/20310000?colorVariant=20310000-100&queryID=abc';
  expect(chosenHref(href, { colorVariant: '20310000-312', size: '42,5', sizeType: 'shoe' })).toBe(
    '/de-de/p/hemd/20310000?colorVariant=20310000-312&queryID=abc&size=42%2C5&sizeType=shoe',
  );
  expect(chosenHref('/de-de/p/hemd/20310000', {})).toBe('/de-de/p/hemd/20310000');
});
