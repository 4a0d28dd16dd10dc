import { betterPhrase, betterWord } from './old-words.mjs';

const ROUTE = 'lib/api/cart/plant.server.ts';

test.each([
  ['answerOf', 'response'],
  ['isAsked', 'request'],
  ['OrderRefused', 'reject'],
  ['toldOnPage', 'notify, send or print'],
  ['startFlight', 'in-flight request'],
  ['lanes', 'queue'],
  ['LocaleFacts', 'what it is: details, article, page'],
  ['readWish', 'request, or wishlist'],
  ['storeNotice', 'alert'],
  ['briefRecord', 'compact'],
  ['isPacked', 'compressed'],
  ['keptMarkup', 'cached'],
  ['withdrawPagesOf', 'invalidate'],
  ['Shopper', 'visitor, guest or customer'],
  ['frontDoor', 'front server'],
  ['newIntent', 'change'],
  ['isKept', 'cached, stored or what it is'],
  ['made', 'what it is'],
  ['setSaid', 'message, text or output'],
])('the name %s is rejected in the shop and in packages', (name, instead) => {
  expect(betterWord(name, ROUTE)).toBe(instead);
  expect(betterWord(name, 'packages/contentful-local/plant.ts')).toBe(instead);
});

test('“calls” is rejected in the shop and allowed for webhooks in packages', () => {
  expect(betterWord('basket-calls', ROUTE)).toBe('endpoint');
  expect(betterWord('webhook-calls', 'packages/contentful-local/plant.ts')).toBeNull();
});

test.each([
  ['wishlistOf', ROUTE],
  ['inFlightRenders', ROUTE],
  ['withdrawalForm', ROUTE],
  ['phoneCall', 'scripts/plant.ts'],
  ['paymentIntent', ROUTE],
  ['madeToMeasure', 'demo/plant.ts'],
  ['kept', 'lib/api/cart/plant.test.ts'],
  ['answer', 'packages/algolia-local/logs/plant.ts'],
  ['newIntent', 'packages/stripe-local/plant.ts'],
  ['answersIn', 'lib/catalog/size-advisor/plant.ts'],
  ['wishes', 'scripts/simulate/plant.ts'],
])('the name %s is allowed in %s', (name, file) => {
  expect(betterWord(name, file)).toBeNull();
});

test.each([
  '* What a shopper pays. ',
  ' The front door sends it.',
  '*\n * The same in German.\n ',
  ' Of each article.',
  ' And this one.',
])('the comment “%s” is rejected', (comment) => {
  expect(betterPhrase(comment)).not.toBeNull();
});

test('a comment may contain "of" and "the same" after its beginning', () => {
  expect(betterPhrase(' Price of each article, the same in every shop.')).toBeNull();
});
