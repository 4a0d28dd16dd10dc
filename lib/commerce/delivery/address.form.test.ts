import { projects } from '@/lib/shop/project/projects';
import { checkAddress } from './address.form';

const ADDRESS = {
  firstName: 'Max',
  lastName: 'Muster',
  street: 'Musterstraße',
  houseNumber: '1a',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  email: 'max@example.org',
};
const errorsOf = (changes: Record<string, unknown>) => {
  const checked = checkAddress('hgg', { ...ADDRESS, ...changes });
  return checked.ok ? {} : checked.errors;
};

test('BSK-08: an address is complete without optional fields', () => {
  expect(checkAddress('hgg', { ...ADDRESS, firstName: ' Max ' })).toEqual({
    ok: true,
    address: { ...ADDRESS, company: '', addition: '', state: '', phone: '' },
  });
});

test.each([
  [{ firstName: ' ' }, { firstName: 'required' }],
  [{ lastName: '  ' }, { lastName: 'required' }],
  [{ lastName: 'm'.repeat(31) }, { lastName: 'tooLong' }],
  [{ street: 's'.repeat(256) }, { street: 'tooLong' }],
  [{ houseNumber: '1'.repeat(31) }, { houseNumber: 'tooLong' }],
  [{ addition: 'a'.repeat(31) }, { addition: 'tooLong' }],
  [{ city: 'c'.repeat(61) }, { city: 'tooLong' }],
  [{ email: 'max@' }, { email: 'emailInvalid' }],
  [{ email: `${'m'.repeat(250)}@example.org` }, { email: 'tooLong' }],
  [{ phone: 'call me' }, { phone: 'phoneInvalid' }],
  [{ phone: '12' }, { phone: 'phoneInvalid' }],
  [{ phone: '+49 89 123456' }, {}],
  [{ phone: '1'.repeat(16) }, { phone: 'phoneInvalid' }],
  [
    { country: 'US', state: 'NY', postalCode: '10118', phone: '212 555 010' },
    { phone: 'phoneInvalid' },
  ],
  [{ country: 'US', state: 'NY', postalCode: '10118', phone: '(212) 555-0100' }, {}],
  [{ country: 'US', state: 'NY', postalCode: '10118', phone: '+49 89 123456' }, {}],
  [{ street: 'Packstation', houseNumber: '101', addition: '12345678' }, {}],
  [{ street: 'Packstation', houseNumber: '101' }, { addition: 'parcelStationInvalid' }],
  [
    { street: 'Packstation', houseNumber: '1', addition: '12345678' },
    { houseNumber: 'parcelStationInvalid' },
  ],
  [
    { street: 'Packstation', country: 'AT', postalCode: '1010' },
    { street: 'parcelStationInvalid' },
  ],
  [{ street: 'Packstationsweg' }, {}],
  [{ postalCode: '8033' }, { postalCode: 'postalCodeInvalid' }],
  [{ country: 'BR' }, { country: 'countryNotDelivered' }],
  [{ country: 'US' }, { state: 'stateRequired' }],
  [{ country: 'US', state: 'ON' }, { state: 'stateRequired' }],
  [{ country: 'CA', postalCode: 'K1A 0B1', state: 'ON' }, {}],
  [{ city: 7 }, { city: 'invalid' }],
])('BSK-08: the response to %j is %j', (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});

const stored = (changes: Record<string, unknown>) => {
  const checked = checkAddress('hgg', { ...ADDRESS, ...changes });
  return checked.ok ? checked.address : checked.errors;
};

test.each([
  ['US', '94105-1234', '94105-1234'],
  ['US', '94105\u20131234', '94105-1234'],
  ['US', '941051234', '94105-1234'],
  ['US', 'NY 10118', '10118'],
  ['LU', 'LUX-1009', '1009'],
  ['DE', 'D-80331', '80331'],
  ['DE', '80\u00A0331', '80331'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'SW1A  1AA', 'SW1A 1AA'],
  ['CZ', '11000', '110 00'],
  ['PL', '00\u2011001', '00-001'],
  ['NL', '1011ab', '1011 AB'],
  ['LV', '1010', 'LV-1010'],
  ['LU', 'L-1009', '1009'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
])('BSK-08: in %s the postal code “%s” is stored as %s', (country, typed, postalCode) => {
  const state = { US: 'NY', CA: 'ON' }[country] ?? '';
  expect(stored({ country, state, postalCode: typed })).toMatchObject({ postalCode });
});

test.each([
  ['Musterweg 12', '12'],
  ['Musterweg 12', ''],
  ['Musterweg\u00A012', ' 12 '],
])(
  'BSK-08: “%s” with the number “%s” is stored without repeating the number',
  (street, houseNumber) => {
    expect(stored({ street, houseNumber })).toMatchObject({
      street: 'Musterweg',
      houseNumber: '12',
    });
  },
);

test.each([
  ['CZ', 'Dlouhá 1234/56a, Praha 1', 'Praha', '110 00', '1234/56a'],
  ['GB', 'High Street 12 Flat 3', 'London', 'SW1A 1AA', '12'],
])(
  'BSK-08: in %s the line “%s” in %s is stored with its house number',
  (country, street, city, postalCode, houseNumber) => {
    expect(stored({ country, street, city, postalCode, houseNumber: '' })).toMatchObject({
      street,
      houseNumber,
    });
  },
);

test('BSK-08: decomposed accents are stored composed', () => {
  expect(stored({ firstName: 'Zoe\u0308', city: 'Mu\u0308nchen' })).toMatchObject({
    firstName: 'Zo\u00EB',
    city: 'M\u00FCnchen',
  });
});

test('BSK-08: missing fields are reported as required', () => {
  const checked = checkAddress('eck', {});
  expect(!checked.ok && Object.keys(checked.errors)).toEqual([
    'firstName',
    'lastName',
    'street',
    'houseNumber',
    'postalCode',
    'city',
    'country',
    'email',
  ]);
});

const CODES: Readonly<Record<string, string>> = {
  AT: '1010',
  BE: '1000',
  BG: '1000',
  CA: 'K1A 0B1',
  CH: '8001',
  CY: '1010',
  CZ: '110 00',
  DE: '80331',
  DK: '1050',
  EE: '10111',
  ES: '28001',
  FI: '00100',
  FR: '75001',
  GB: 'SW1A 1AA',
  GR: '104 31',
  HR: '10000',
  HU: '1011',
  IE: 'D02 AF30',
  IT: '00118',
  LT: 'LT-01100',
  LU: 'L-1009',
  LV: 'LV-1010',
  MT: 'VLT 1117',
  NL: '1011 AB',
  NO: '0150',
  PL: '00-001',
  PT: '1000-001',
  RO: '010011',
  SE: '111 22',
  SI: '1000',
  SK: '811 01',
  US: '10001',
};

test.each(projects.hgg.deliveryCountries.map((country) => [country]))(
  'BSK-08: %s has postal codes of its own format',
  (country) => {
    const postalCode = CODES[country] ?? '';
    expect(errorsOf({ country, postalCode })).not.toHaveProperty('postalCode');
    expect(errorsOf({ country, postalCode: 'ß' })).toHaveProperty('postalCode');
  },
);
