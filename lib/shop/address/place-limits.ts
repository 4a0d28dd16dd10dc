/** Characters of a house number: Czechia and Slovakia write both numbers of a house, `súp. č. 1234/56a`. */
export const HOUSE_NUMBER_LIMIT = 30;
/** Characters of a town: `Neustadt an der Weinstraße` has 26, the longest name of a place in Wales 58. */
export const CITY_LIMIT = 60;
