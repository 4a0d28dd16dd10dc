import { birthdayIn, checkRegistration, flatFields } from './registration';

const TODAY = '2026-11-23';

const right = {
  firstName: 'Max',
  lastName: 'Muster',
  email: 'max@example.org',
  password: 'abc d',
  birthdayDay: '29',
  birthdayMonth: '2',
  birthdayYear: '1980',
  streetName: 'Musterstraße',
  streetNumber: '1a',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  newsletterTall: '1',
};

const check = (changes: object, project: 'hgg' | 'hrm' = 'hgg') =>
  checkRegistration(project, { ...right, ...changes }, TODAY);

const errorsOf = (changes: object, project: 'hgg' | 'hrm' = 'hgg') => {
  const checked = check(changes, project);
  return checked.ok ? {} : checked.errors;
};

test('REG-01: a form and the endpoints’ payload result in the same registration', () => {
  const { streetName, streetNumber, postalCode, city, country, newsletterTall, ...rest } = right;
  const billingAddress = { streetName, streetNumber, postalCode, city, country };
  const payload = { ...rest, billingAddress, projectSpecificData: { newsletterTall } };
  expect(checkRegistration('hgg', payload, TODAY)).toEqual(check({}));
  expect(check({}).ok).toBe(true);
  expect(flatFields({ billingAddress: 'x' })).toEqual({ billingAddress: 'x' });
  expect(flatFields({ billingAddress: ['x'] })).toEqual({ billingAddress: ['x'] });
});

const LIMITS = [
  ['firstName', '  ', 'required'],
  ['firstName', 'x'.repeat(31), 'tooLong'],
  ['lastName', '  ', 'required'],
  ['streetName', 'x'.repeat(256), 'tooLong'],
  ['streetNumber', '1'.repeat(31), 'tooLong'],
  ['additionalAddressInfo', 'x'.repeat(31), 'tooLong'],
  ['postalCode', '123456789', 'tooLong'],
  ['postalCode', '8033', 'postalCodeInvalid'],
  ['city', 'x'.repeat(61), 'tooLong'],
  ['email', 'max@', 'emailInvalid'],
  ['email', `${'x'.repeat(250)}@example.org`, 'tooLong'],
  ['password', 'abcd', 'passwordTooShort'],
  ['password', 'x'.repeat(256), 'tooLong'],
  ['country', 'XX', 'countryUnknown'],
] as const;

test.each(LIMITS)('REG-05, REG-06, REG-07: %s “%s” is %s', (field, text, error) => {
  expect(errorsOf({ [field]: text })[field]).toBe(error);
});

test('REG-05: values of the maximum length are accepted', () => {
  const long = {
    firstName: 'x'.repeat(30),
    streetName: 'x'.repeat(255),
    streetNumber: '1'.repeat(30),
    city: 'x'.repeat(60),
    additionalAddressInfo: 'x'.repeat(30),
    password: 'x'.repeat(255),
  };
  expect(errorsOf(long)).toEqual({});
});

test.each([
  ['US', '94105-1234', '94105-1234'],
  ['DE', 'D-80331', '80331'],
  ['AT', 'A\u20131010', '1010'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['CZ', '110\u00A0\u00A000', '110 00'],
])(
  'REG-05: in %s the postal code “%s” is stored as %s, and the number separately',
  (country, typed, postalCode) => {
    const place = {
      country,
      postalCode: typed,
      state: 'NY',
      streetName: 'Ring 1a',
      streetNumber: '1a',
    };
    const checked = check(place);
    expect(checked.ok && checked.registration).toMatchObject({
      postalCode,
      streetName: 'Ring',
      streetNumber: '1a',
    });
  },
);

test('REG-05: a number of the town in the street is not the house number', () => {
  const place = { country: 'CZ', postalCode: '110 00', city: 'Praha', streetNumber: '' };
  const checked = check({ ...place, streetName: 'Dlouhá 1234/56a, Praha 1' });
  expect(checked.ok && checked.registration).toMatchObject({ streetNumber: '1234/56a' });
});

test('REG-07: only Canada and the United States require and store a state', () => {
  expect(errorsOf({ country: 'US', postalCode: '10001' })).toEqual({ state: 'stateRequired' });
  expect(errorsOf({ country: 'US', postalCode: '10001', state: 'NY' })).toEqual({});
  const checked = check({ state: 'NY' });
  expect(checked.ok && checked.registration.state).toBe('');
});

test('REG-08: hgg requires at least one assortment, other shops none', () => {
  expect(errorsOf({ newsletterTall: '' })).toEqual({ newsletterBig: 'assortmentRequired' });
  expect(errorsOf({ newsletterTall: '', newsletterBig: true })).toEqual({});
  expect(errorsOf({ newsletterTall: '' }, 'hrm')).toEqual({});
});

const BIRTHDAYS = [
  ['23.11.2010', null],
  ['24.11.2010', 'tooYoung'],
  ['23.11.1926', null],
  ['22.11.1926', 'tooOld'],
  ['30.2.1980', 'birthdayInvalid'],
  ['29.2.1981', 'birthdayInvalid'],
  ['1.1.80', 'birthdayInvalid'],
  ['..1980', 'required'],
] as const;

test.each(BIRTHDAYS)('REG-09: a birthday on %s: %s', (date, error) => {
  const [birthdayDay, birthdayMonth, birthdayYear] = date.split('.');
  expect(birthdayIn({ birthdayDay, birthdayMonth, birthdayYear }, TODAY).error).toBe(error);
});

test('REG-09: the bounds on 29 February are existing days', () => {
  const born = (birthdayYear: string) => ({ birthdayDay: '28', birthdayMonth: '2', birthdayYear });
  expect(birthdayIn(born('2012'), '2028-02-29').error).toBeNull();
  expect(birthdayIn(born('1928'), '2028-02-29').error).toBe('tooOld');
});

test('REG-11: with a loyalty card only Germany, Austria and Switzerland are accepted', () => {
  const french = { country: 'FR', postalCode: '75001' };
  expect(errorsOf(french)).toEqual({});
  expect(errorsOf({ ...french, registernewcustomercard: '1' })).toEqual({
    country: 'countryUnknown',
  });
});
