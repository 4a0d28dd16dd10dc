/** Settings of a merchant in Germany who delivers to Italy, too. */
export const OWN_SETTINGS = {
  $schema: '../docs/shop-settings.schema.json',
  seller: {
    name: 'Nordlicht Versand GmbH',
    street: 'Hafenstraße 3',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    vatNumber: 'DE123456789',
    vatRegistrations: ['OSS'],
    bankAccount: {
      holder: 'Nordlicht Versand GmbH',
      iban: 'DE02120300000000202051',
      bic: 'BYLADEM1001',
    },
  },
  mail: { from: 'shop@nordlicht.example', name: 'Nordlicht' },
  delivery: {
    handlingDays: 1,
    zones: [
      { countries: ['DE'], days: { from: 1, until: 3 }, price: { EUR: '4.90' } },
      { countries: 'all', days: { from: 3, until: 6 }, price: { EUR: '9.90' } },
    ],
  },
  payment: { card: { countries: 'all' }, prepayment: { countries: 'all' } },
  returns: { days: 30, carrier: 'DHL' },
};
