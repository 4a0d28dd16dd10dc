/** The seller. The company is fictitious. */
export const SELLER_COUNTRY = 'DE';
export const SELLER = [
  'Selvedge Beispiel GmbH',
  'Musterallee 1',
  '80331 München',
  SELLER_COUNTRY,
] as const;
export const SELLER_VAT_ID = 'USt-IdNr. DE000000000';

/** Imprint that letters and emails have to contain (GmbHG § 35a), in one line. */
export const IMPRINT = [...SELLER, SELLER_VAT_ID].join(' · ');
