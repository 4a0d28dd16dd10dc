import { trackingUrl } from './tracking-url';

test.each([
  [
    'DHL',
    'de',
    'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=1%2F2',
  ],
  [
    'DHL',
    'pl',
    'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode=1%2F2',
  ],
  ['dpd', 'fr', 'https://tracking.dpd.de/status/en_US/parcel/1%2F2'],
  ['UPS', 'cs', 'https://www.ups.com/track?loc=cs_CZ&tracknum=1%2F2'],
] as const)(
  'ORD-02: a parcel by %s is tracked in %s as far as the carrier has it',
  (carrier, language, url) => {
    expect(trackingUrl({ carrier, number: '1/2' }, language)).toBe(url);
  },
);

test('ORD-02: a carrier without a known tracking page has no link', () => {
  expect(trackingUrl({ carrier: 'Own van', number: '1' }, 'en')).toBeNull();
});
