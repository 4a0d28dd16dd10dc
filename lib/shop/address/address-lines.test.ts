import { addressLines, parcelAddressLines } from './address-lines';

const MAX = {
  firstName: 'Max',
  lastName: 'Muster',
  company: null,
  addition: null,
  state: null,
  houseNumber: '12',
};
const linesOf = (country: string, street: string, postalCode: string, city: string) =>
  addressLines({ ...MAX, country, street, postalCode, city }, 'de').slice(1, -1);

test.each([
  ['DE', 'Am Markt', '80331', 'München', ['Am Markt 12', '80331 München']],
  ['AT', 'Ring', '1010', 'Wien', ['Ring 12', '1010 Wien']],
  ['CH', 'Bahnhofstrasse', '8001', 'Zürich', ['Bahnhofstrasse 12', 'CH-8001 Zürich']],
  ['FR', 'Rue de la Paix', '75001', 'Paris', ['12 Rue de la Paix', '75001 Paris']],
  ['NL', 'Damrak', '1011ab', 'Amsterdam', ['Damrak 12', '1011 AB Amsterdam']],
  ['GB', 'High Street', 'sw1a1aa', 'London', ['12 High Street', 'London', 'SW1A 1AA']],
  ['IE', 'Main Street', 'd02af30', 'Dublin', ['12 Main Street', 'Dublin', 'D02 AF30']],
  ['LU', 'Rue Haute', 'L-1009', 'Luxembourg', ['12 Rue Haute', 'L-1009 Luxembourg']],
  ['HU', 'Fő utca', '1011', 'Budapest', ['Budapest', 'Fő utca 12', '1011']],
  ['LV', 'Brīvības iela', '1010', 'Rīga', ['Brīvības iela 12', 'Rīga, LV-1010']],
  ['LT', 'Gedimino pr.', '01100', 'Vilnius', ['Gedimino pr. 12', 'LT-01100 Vilnius']],
  ['SE', 'Drottninggatan', '11122', 'Stockholm', ['Drottninggatan 12', 'SE-111 22 Stockholm']],
])('an address in %s has the country’s order of lines', (country, street, code, city, lines) => {
  expect(linesOf(country, street, code, city)).toEqual(lines);
});

test('a parcel has the country in English capitals, a letter has it in the reader’s language', () => {
  const address = { ...MAX, street: 'Ring', postalCode: '1010', city: 'Wien', country: 'AT' };
  expect(parcelAddressLines(address).at(-1)).toBe('AUSTRIA');
  expect(addressLines(address, 'cs').at(-1)).toBe('Rakousko');
});

test.each([
  ['US', '350 Fifth Ave', '350', '350 Fifth Ave'],
  ['FR', '12 bis Rue de la Paix', '12', '12 bis Rue de la Paix'],
  ['DE', 'Musterweg 12', '12', 'Musterweg 12'],
  ['BE', 'Kerkstraat 12 bus 3', '12', 'Kerkstraat 12 bus 3'],
  ['CZ', 'Dlouhá 1234/56a', '1234/56a', 'Dlouhá 1234/56a'],
  ['ES', 'Calle Mayor 5', '5', 'Calle Mayor 5'],
  ['GB', 'Flat 3, 12 High Street', '12', 'Flat 3, 12 High Street'],
  ['GB', 'Flat 12, 12 High Street', '12', 'Flat 12, 12 High Street'],
  ['GB', 'Flat 3 12 High Street', '12', 'Flat 3 12 High Street'],
  ['GB', 'Rose Court, 12A High Street', '12a', 'Rose Court, 12A High Street'],
  ['GB', 'High Street 12, Flat 3', '12', 'High Street 12, Flat 3'],
  ['GB', 'High Street 12 Flat 3', '12', 'High Street 12 Flat 3'],
  ['IE', 'Main Street 12 Apartment 4', '12', 'Main Street 12 Apartment 4'],
  ['FR', 'Rue Haute 12 bâtiment B', '12', 'Rue Haute 12 bâtiment B'],
  ['CA', 'rue Haute 12 app 4', '12', 'rue Haute 12 app 4'],
  ['US', 'Main St 12 Unit B', '12', 'Main St 12 Unit B'],
  ['LU', 'Rue Haute 12 étage 3', '12', 'Rue Haute 12 étage 3'],
  ['DE', 'Musterweg 12 Aufgang B', '12', 'Musterweg 12 Aufgang B'],
  ['IE', 'Apartment 5, The Mill, 12 Main Street', '12', 'Apartment 5, The Mill, 12 Main Street'],
  ['US', 'Apt 4B, 12 Main St', '12', 'Apt 4B, 12 Main St'],
  ['US', 'Apt 4B 12 Main St', '12', 'Apt 4B 12 Main St'],
  ['US', '#4B, 12 Main St', '12', '#4B, 12 Main St'],
  ['US', 'PO Box 12', '12', 'PO Box 12'],
  ['CA', 'Unit 7, 350 rue Sainte-Catherine', '350', 'Unit 7, 350 rue Sainte-Catherine'],
  ['FR', 'Bâtiment B, 12 bis rue de la Paix', '12', 'Bâtiment B, 12 bis rue de la Paix'],
  ['DE', 'Musterweg 12, c/o Schmidt', '12', 'Musterweg 12, c/o Schmidt'],
  ['DE', 'Musterweg 12 (Hof)', '12', 'Musterweg 12 (Hof)'],
  ['DE', 'Am Markt 12, EG', '12', 'Am Markt 12, EG'],
  ['ES', 'Calle Mayor, 5, 2º B', '5', 'Calle Mayor 5, 2º B'],
  ['NL', 'Damrak 12, Amsterdam', '12', 'Damrak 12, Amsterdam'],
  ['IT', 'Via Roma 7, Milano', '7', 'Via Roma 7, Milano'],
  ['US', '12 Main St, Springfield', '12', '12 Main St, Springfield'],
  ['DE', 'Musterweg 12 - Firma Muster', '12', 'Musterweg 12 - Firma Muster'],
  ['DE', 'c/o Schmidt, Musterweg 12', '12', 'c/o Schmidt, Musterweg 12'],
  ['CZ', 'Dlouhá 1234/56a, Praha 1', '1234/56a', 'Dlouhá 1234/56a, Praha 1'],
  ['ES', 'Calle Mayor 5, escalera B', '5', 'Calle Mayor 5, escalera B'],
  ['GB', '12 Mill Court, High Street', '12', '12 Mill Court, High Street'],
  ['FR', '2e étage, 12 rue Haute', '12', '2e étage, 12 rue Haute'],
  ['DE', 'Weg zum Hof 3', '3', 'Weg zum Hof 3'],
  ['DE', 'c/o Weg GmbH, Musterstraße 12', '12', 'c/o Weg GmbH, Musterstraße 12'],
  ['IT', 'Condominio Via Verde, Via Roma 7', '7', 'Condominio Via Verde, Via Roma 7'],
])(
  'an older order in %s with “%s” and “%s” shows the number once',
  (country, street, houseNumber, line) => {
    const place = { ...MAX, country, street, houseNumber, postalCode: '1010', city: 'X' };
    expect(addressLines(place, 'de')).toContain(line);
  },
);

test.each([
  ['US', 'Apt 12, Main St', '12', '12 Apt 12, Main St'],
  ['US', 'County Road 12', '12', '12 County Road 12'],
  ['GB', 'Flat 12, High Street', '12', '12 Flat 12, High Street'],
  ['FR', 'Rue du 8 Mai 1945', '8', '8 Rue du 8 Mai 1945'],
  ['FR', 'Bâtiment 3, rue Haute', '3', '3 Bâtiment 3, rue Haute'],
  ['PL', 'Plac 3 Maja', '3', 'Plac 3 Maja 3'],
  ['DE', 'Straße des 17. Juni', '17', 'Straße des 17. Juni 17'],
  ['DE', 'Straße 12, Block 4', '12', 'Straße 12, Block 4 12'],
  ['DE', 'Musterweg 1, Hof', '12', 'Musterweg 1, Hof 12'],
  ['DE', 'Etage 2, Musterstraße', '2', 'Etage 2, Musterstraße 2'],
  ['DE', 'Zugang 2, Musterstraße', '2', 'Zugang 2, Musterstraße 2'],
  ['DE', 'Hinterhof 2 – Musterstraße', '2', 'Hinterhof 2 – Musterstraße 2'],
  ['DE', 'Musterweg (Hof 12)', '12', 'Musterweg (Hof 12) 12'],
  ['GB', 'Level 3, High Street', '3', '3 Level 3, High Street'],
  ['FR', 'Escalier 3, rue Haute', '3', '3 Escalier 3, rue Haute'],
  ['DE', 'Aufgang 3, Musterstraße', '3', 'Aufgang 3, Musterstraße 3'],
  ['DE', 'Kellerraum 2, Am Markt', '2', 'Kellerraum 2, Am Markt 2'],
  ['DE', 'Am Markt (Geschoss 12)', '12', 'Am Markt (Geschoss 12) 12'],
  ['DE', 'Am Markt, Raum 12', '12', 'Am Markt, Raum 12 12'],
  ['DE', 'Musterstraße, Etage 2', '2', 'Musterstraße, Etage 2 2'],
  ['DE', 'Musterstraße Etage 2', '2', 'Musterstraße Etage 2 2'],
  ['GB', 'High Street, Flat 12', '12', '12 High Street, Flat 12'],
  ['GB', 'Wing 3, The Mall', '3', '3 Wing 3, The Mall'],
  ['GB', 'Unit 5 High Street, Wing 12', '12', '12 Unit 5 High Street, Wing 12'],
  ['GB', 'Flat 3, 12 High Street', '12a', '12a Flat 3, 12 High Street'],
])(
  'in %s the number in “%s” is not the house number, and %s is printed',
  (country, street, houseNumber, line) => {
    const place = { ...MAX, country, street, houseNumber, postalCode: '1010', city: 'X' };
    expect(addressLines(place, 'de')).toContain(line);
  },
);

test.each([
  ['GB', 'Flat 3', '12 High Street', ['Flat 3', '12 High Street']],
  ['US', 'Apt 4B', '12 Main St', ['Apt 4B', '12 Main St']],
  ['DE', 'c/o Schmidt', 'Musterweg 12', ['c/o Schmidt', 'Musterweg 12']],
  ['FR', 'Bâtiment B', '12 rue de la Paix', ['Bâtiment B', '12 rue de la Paix']],
  ['GB', 'c/o Smith', '12 Mill Court, High Street', ['c/o Smith', '12 Mill Court, High Street']],
  ['DE', 'Musterweg', 'Musterweg 12', ['Musterweg 12']],
  ['GB', 'High Street', '12 High Street', ['12 High Street']],
  ['AT', 'Ring', 'Stiege 12', ['Ring 12', 'Stiege 12']],
  ['GB', 'High Street', 'Flat 12', ['12 High Street', 'Flat 12']],
  ['DE', 'Musterweg', 'Hinterhaus', ['Musterweg 12', 'Hinterhaus']],
  ['DE', 'Haus Sonnenschein', 'Etage 12', ['Haus Sonnenschein 12', 'Etage 12']],
  ['GB', 'Block Street', 'Entrance 12', ['12 Block Street', 'Entrance 12']],
  ['GB', 'Unit 5 High Street', 'Door 12', ['12 Unit 5 High Street', 'Door 12']],
  ['GB', 'Floor Street', 'Gate 12', ['12 Floor Street', 'Gate 12']],
  ['GB', 'Building Road', 'Level 12', ['12 Building Road', 'Level 12']],
  ['FR', 'Rue Haute', '12 Rue Haute, Paris', ['12 Rue Haute, Paris']],
  ['DE', 'Musterweg', 'Musterweg 12, Köln', ['Musterweg 12, Köln']],
  ['DE', 'Musterweg 12', 'Musterweg 12', ['Musterweg 12']],
])(
  'in %s “%s” with “%s” in the second line is written as %j',
  (country, street, addition, lines) => {
    const place = { ...MAX, country, street, addition, postalCode: '1010', city: 'X' };
    const written = addressLines(place, 'de');
    expect(written.filter((line) => lines.includes(line))).toEqual(lines);
    expect(written.join('/').match(/12/g)).toHaveLength(lines.join('/').match(/12/g)?.length ?? 0);
  },
);
