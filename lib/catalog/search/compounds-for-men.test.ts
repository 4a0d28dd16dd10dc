import { withoutMen } from './compounds-for-men';

test.each([
  ['herrenhem', 'hem'],
  ['blaues Herrenhemd', 'blaues hemd'],
  ['männerhose', 'hose'],
  ['maennerho', 'ho'],
  ['herenoverhemd', 'overhemd'],
  ['mannenbroe', 'broe'],
  ['herren', 'herren'],
  ['hemd herren', 'hemd herren'],
  ['sherrenhemd', 'sherrenhemd'],
])('“%s” is “%s” in a shop for men', (typed, noun) => {
  expect(withoutMen(typed)).toBe(noun);
});
