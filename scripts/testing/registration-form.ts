/** Fields of a valid registration form, without its email address and choice of newsletters. */
export const REGISTRATION_FORM = {
  locale: 'de-de',
  firstName: 'Jan',
  lastName: 'Muster',
  password: 'Blaue Leinenhose 77',
  birthdayDay: '1',
  birthdayMonth: '2',
  birthdayYear: '1980',
  streetName: 'Musterstraße',
  streetNumber: '5',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};
