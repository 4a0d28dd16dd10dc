/** The company that sells in all three shops. It is fictitious. */
export const SELLER_NAME = 'Selvedge Beispiel GmbH';
export const SELLER_STREET = 'Musterallee 1';
export const SELLER_POSTAL_CODE = '80331';
export const SELLER_CITY = 'München';
export const SELLER_ADDRESS = [SELLER_STREET, `${SELLER_POSTAL_CODE} ${SELLER_CITY}`] as const;
export const SELLER_COUNTRY = 'DE';
export const SELLER = [SELLER_NAME, ...SELLER_ADDRESS, SELLER_COUNTRY] as const;
export const SELLER_VAT_NUMBER = 'DE000000000';
const SELLER_VAT_ID = `USt-IdNr. ${SELLER_VAT_NUMBER}`;

/** Imprint that letters and emails have to contain (GmbHG § 35a), in one line. */
export const IMPRINT = [...SELLER, SELLER_VAT_ID].join(' · ');
