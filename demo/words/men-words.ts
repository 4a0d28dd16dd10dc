/**
 * Words for men and for clothes, in every language. In a shop for men they say nothing about an
 * article, so they are taken out of a search; alone they find the assortment. Phrases precede the
 * words they contain.
 */
export const MEN_WORDS: readonly (readonly string[])[] = [
  // de
  ['kleidung für männer', 'kleidung für herren', 'mode für männer', 'mode für herren', 'für männer', 'für herren', 'für den mann', 'herrenbekleidung', 'herrenkleidung', 'herrenmode', 'männermode', 'männerkleidung', 'männersachen', 'herrensachen', 'herren', 'herr', 'männer', 'mann', 'bekleidung', 'kleidung', 'klamotten', 'mode'],
  // en
  ['clothes for men', 'clothing for men', 'for men', 'for him', 'men’s', 'mens', 'menswear', 'men', 'man', 'gents', 'gentlemen', 'gentleman', 'gentlemen’s', 'male', 'clothing', 'clothes', 'apparel', 'fashion'],
  // cs
  ['oblečení pro muže', 'pro muže', 'pro pány', 'pánské', 'pánský', 'pánská', 'pánského', 'pánskou', 'pánských', 'mužské', 'mužský', 'muži', 'muž', 'muže', 'páni', 'oblečení', 'móda'],
  // pl
  ['ubrania dla mężczyzn', 'odzież dla mężczyzn', 'dla mężczyzn', 'dla mężczyzny', 'dla panów', 'dla niego', 'męskie', 'męski', 'męska', 'męskich', 'męskiego', 'mężczyzna', 'mężczyźni', 'mężczyzn', 'panowie', 'odzież', 'ubrania', 'moda'],
  // nl
  ['kleding voor mannen', 'kleding voor heren', 'voor mannen', 'voor heren', 'herenkleding', 'herenmode', 'mannenkleding', 'mannenmode', 'heren', 'heer', 'mannen', 'kleding', 'kleren'],
  // fr
  ['vêtements pour homme', 'vêtements pour hommes', 'vêtements d’homme', 'mode pour homme', 'pour homme', 'pour hommes', 'd’homme', 'hommes', 'homme', 'masculine', 'masculin', 'messieurs', 'monsieur', 'vêtements', 'vêtement'],
]; // oxfmt-ignore
