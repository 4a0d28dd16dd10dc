import { answersIn, cardMode } from './card-modes';

const NOTHING = { hasAccount: null, hasCard: null };
const modeOf = (query: string, known = {}) =>
  cardMode(answersIn(new URLSearchParams(query), { ...NOTHING, ...known }));

test('LOY-03: coming from the registration leads to a card without an account', () => {
  expect(modeOf('from=registration')).toBe('WithoutAccountAndWithCard');
});

test('LOY-03: the address cannot override a logged-in customer’s account', () => {
  expect(modeOf('account=no&card=no', { hasAccount: true })).toBe('WithAccountAndWithoutCard');
  expect(modeOf('from=registration', { hasAccount: true })).toBe('WithAccountAndCard');
});

test('LOY-01: a single answer or an invalid one leads nowhere', () => {
  expect([modeOf('account=yes'), modeOf('account=maybe&card=no')]).toEqual([null, null]);
});
