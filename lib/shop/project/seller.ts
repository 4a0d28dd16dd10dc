/** The company that sells in all three shops. It is fictitious. */
export const SELLER_NAME = 'Selvedge Beispiel GmbH';
export const SELLER_ADDRESS = ['Musterallee 1', '80331 München'] as const;
export const SELLER_COUNTRY = 'DE';
export const SELLER = [SELLER_NAME, ...SELLER_ADDRESS, SELLER_COUNTRY] as const;
export const SELLER_VAT_ID = 'USt-IdNr. DE000000000';

/** Imprint that letters and emails have to contain (GmbHG § 35a), in one line. */
export const IMPRINT = [...SELLER, SELLER_VAT_ID].join(' · ');
