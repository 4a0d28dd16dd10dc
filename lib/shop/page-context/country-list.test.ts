import { allowsCountry, parseCountryList } from './country-list';

test('CMS-03: codes are separated by semicolons', () => {
  expect(parseCountryList('DE;AT;CH')).toEqual({ codes: ['DE', 'AT', 'CH'], unknown: [] });
});

test('CMS-03: ignores case, spaces and empty items', () => {
  expect(parseCountryList(' de ;\tAt;;\nch ; ').codes).toEqual(['DE', 'AT', 'CH']);
});

test.each(['DE', 'AT', 'CH'])('CMS-03: a list admits its territories: %s', (code) => {
  expect(allowsCountry(parseCountryList('DE;AT'), code)).toBe(code !== 'CH');
});

test.each(['', '   ', ';', ' ; ;'])('CMS-03: an empty list %j means everywhere', (text) => {
  const list = parseCountryList(text);
  expect(list).toEqual({ codes: [], unknown: [] });
  expect(allowsCountry(list, 'DE')).toBe(true);
  expect(allowsCountry(list, 'CA')).toBe(true);
});

test.each([
  ['a code no country has', 'XX', ['XX']],
  ['the wrong code for the United Kingdom', 'UK', ['UK']],
  ['three letters', 'DEU', ['DEU']],
  ['a name', 'Germany', ['GERMANY']],
  ['commas', 'DE,AT', ['DE,AT']],
  ['a property of every object', 'constructor;__proto__', ['CONSTRUCTOR', '__PROTO__']],
])('CMS-03: reports unknown codes and admits nobody for them: %s', (_, text, unknown) => {
  const list = parseCountryList(text);
  expect(list.unknown).toEqual(unknown);
  for (const territory of ['DE', 'AT', 'GB']) expect(allowsCountry(list, territory)).toBe(false);
});

test('CMS-03: an unknown code does not affect known ones', () => {
  const list = parseCountryList('AT;XX');
  expect(list.unknown).toEqual(['XX']);
  expect(allowsCountry(list, 'AT')).toBe(true);
  expect(allowsCountry(list, 'DE')).toBe(false);
});

test('CMS-03: accepts a list of 5,000 characters', () => {
  const list = parseCountryList(`${'DE;'.repeat(1_700)}AT`);
  expect(allowsCountry(list, 'AT')).toBe(true);
  expect(parseCountryList('D'.repeat(5_000)).unknown).toHaveLength(1);
});
