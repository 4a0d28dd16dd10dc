/**
 * Words for men and for clothes, in every language. In a shop for men they do not distinguish
 * articles, so they are removed from a search; on their own they find all articles. Phrases precede
 * the words they contain.
 */
export const MEN_WORDS: readonly (readonly string[])[] = [
  // de
  ['kleidung für männer', 'kleidung für herren', 'mode für männer', 'mode für herren', 'für männer', 'für herren', 'für den mann', 'für den herrn', 'für ihn', 'herrenbekleidung', 'herrenkonfektion', 'herrenartikel', 'herrenwaren', 'herrenklamotten', 'männerklamotten', 'herrenkleidung', 'herrenmode', 'männermode', 'männerkleidung', 'männersachen', 'herrensachen', 'herren', 'herr', 'herrn', 'männer', 'mann', 'bekleidung', 'kleidung', 'klamotten', 'mode'],
  // en
  ['clothes for men', 'clothing for men', 'for men', 'for him', 'men’s', 'mens', 'menswear', 'men’s wear', 'mens wear', 'men', 'man', 'gents', 'gent', 'gents’', 'gentleman’s', 'guys', 'guy', 'men’s clothing', 'gentlemen', 'gentleman', 'gentlemen’s', 'male', 'clothing', 'clothes', 'apparel', 'fashion'],
  // cs
  ['oblečení pro muže', 'pro muže', 'pro pány', 'pánské', 'pánský', 'pánská', 'pánského', 'pánskou', 'pánských', 'pánským', 'pánskými', 'pánské zboží', 'pánské věci', 'pánské oděvy', 'pánská konfekce', 'oděvy', 'oděv', 'konfekce', 'mužské', 'mužský', 'muži', 'muž', 'muže', 'mužů', 'mužům', 'mužem', 'mužská', 'mužského', 'pán', 'pánů', 'pánům', 'pánové', 'pro něj', 'gentlemani', 'páni', 'oblečení', 'móda'],
  // pl
  ['ubrania dla mężczyzn', 'odzież dla mężczyzn', 'dla mężczyzn', 'dla mężczyzny', 'dla panów', 'dla niego', 'dla pana', 'dla faceta', 'męskie', 'męski', 'męska', 'męskich', 'męskiego', 'męską', 'męskiej', 'męskim', 'męskimi', 'mężczyzna', 'mężczyzny', 'mężczyzną', 'mężczyźni', 'mężczyzn', 'panowie', 'pan', 'panów', 'facet', 'faceta', 'faceci', 'facetów', 'dżentelmen', 'ciuchy', 'ubranie', 'ubrań', 'odzieży', 'odzież', 'ubrania', 'moda'],
  // nl
  ['kleding voor mannen', 'kleding voor heren', 'voor mannen', 'voor heren', 'voor hem', 'herenkledij', 'mannenkledij', 'herenkleren', 'mannenkleren', 'herenartikelen', 'herenwear', 'kledij', 'herenkleding', 'herenmode', 'mannenkleding', 'mannenmode', 'heren', 'heer', 'mannen', 'kleding', 'kleren'],
  // fr
  ['vêtements pour homme', 'vêtements pour hommes', 'vêtements d’homme', 'mode pour homme', 'pour homme', 'pour hommes', 'd’homme', 'pour l’homme', 'pour lui', 'l’homme', 'd’hommes', 'prêt-à-porter', 'prêt à porter', 'garde-robe', 'habits', 'habit', 'fringues', 'hommes', 'homme', 'masculine', 'masculin', 'masculins', 'masculines', 'mec', 'mecs', 'messieurs', 'monsieur', 'vêtements', 'vêtement'],
]; // oxfmt-ignore
