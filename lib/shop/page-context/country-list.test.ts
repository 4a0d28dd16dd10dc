import { allowsCountry, parseCountryList } from './country-list';

test('CMS-03: codes are separated by semicolons', () => {
  expect(parseCountryList('DE;AT;CH')).toEqual({ codes: ['DE', 'AT', 'CH'], unknown: [] });
});

test('CMS-03: case, blanks and empty places do not matter', () => {
  expect(parseCountryList(' de ;\tAt;;\nch ; ').codes).toEqual(['DE', 'AT', 'CH']);
});

test.each(['DE', 'AT', 'CH'])('CMS-03: a list lets the territories in it through: %s', (code) => {
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
])('CMS-03: names what it does not know and lets nobody in for it: %s', (_, text, unknown) => {
  const list = parseCountryList(text);
  expect(list.unknown).toEqual(unknown);
  for (const territory of ['DE', 'AT', 'GB']) expect(allowsCountry(list, territory)).toBe(false);
});

test('CMS-03: an unknown code does not spoil the known ones beside it', () => {
  const list = parseCountryList('AT;XX');
  expect(list.unknown).toEqual(['XX']);
  expect(allowsCountry(list, 'AT')).toBe(true);
  expect(allowsCountry(list, 'DE')).toBe(false);
});

test('CMS-03: a list of 5,000 characters is read like any other', () => {
  const list = parseCountryList(`${'DE;'.repeat(1_700)}AT`);
  expect(allowsCountry(list, 'AT')).toBe(true);
  expect(parseCountryList('D'.repeat(5_000)).unknown).toHaveLength(1);
});
