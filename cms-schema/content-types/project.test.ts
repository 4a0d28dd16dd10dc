import { schemaOf } from '@/cms-schema/content-type';
import { project } from './project';

const schema = schemaOf(project);
const shop = {
  projectId: 'hgg',
  name: 'Hagge',
  homeLink: { href: '/de-de', opens: 'page' },
};

test('CTX-02: a project contains its domains, its express payment countries and its page size', () => {
  const parsed = schema.parse({
    ...shop,
    deliveryCountryDomainMapping: { AT: 'www.example.at' },
    payPalExpressCountries: 'DE;AT',
    amazonPayCountries: 'DE',
    productsPerPage: 36,
  });
  expect(parsed).toMatchObject({
    deliveryCountryDomainMapping: { AT: 'www.example.at' },
    payPalExpressCountries: 'DE;AT',
    productsPerPage: 36,
  });
});

test('CTX-02: unset fields of a project have defaults', () => {
  expect(schema.parse(shop)).toMatchObject({
    deliveryCountryDomainMapping: null,
    payPalExpressCountries: null,
    amazonPayCountries: null,
    productsPerPage: 24,
  });
});

test.each([
  ['productsPerPage', 0],
  ['productsPerPage', 'many'],
  ['deliveryCountryDomainMapping', ['AT']],
])('CTX-02: %s of %p is rejected', (name, value) => {
  expect(schema.safeParse({ ...shop, [name]: value }).success).toBe(false);
});

test('CTX-01: the project’s configuration has shipping texts, home, dark mode and blacklists', () => {
  const blacklist = [{ productType: 'geschenkkarte', countryList: 'CH', isWhitelist: false }];
  const parsed = schema.parse({
    ...shop,
    shippingHeadline: 'Versand',
    appDarkmode: true,
    filterProductBlacklists: blacklist,
    redirectNecessary: true,
  });
  expect(parsed).toMatchObject({
    shippingHeadline: 'Versand',
    appDarkmode: true,
    filterProductBlacklists: blacklist,
    redirectNecessary: true,
  });
  const unknown = [{ productType: 'x' }];
  expect(schema.safeParse({ ...shop, filterProductBlacklists: unknown }).success).toBe(false);
});
