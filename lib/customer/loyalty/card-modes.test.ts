import { answersIn, cardMode } from './card-modes';

const NOTHING = { hasAccount: null, hasCard: null };
const modeOf = (query: string, known = {}) =>
  cardMode(answersIn(new URLSearchParams(query), { ...NOTHING, ...known }));

test('LOY-03: from the registration the way is the one of a card without an account', () => {
  expect(modeOf('from=registration')).toBe('WithoutAccountAndWithCard');
});

test('LOY-03: the address cannot take the account of whoever is logged in', () => {
  expect(modeOf('account=no&card=no', { hasAccount: true })).toBe('WithAccountAndWithoutCard');
  expect(modeOf('from=registration', { hasAccount: true })).toBe('WithAccountAndCard');
});

test('LOY-01: one answer alone leads nowhere, and neither does nonsense', () => {
  expect([modeOf('account=yes'), modeOf('account=maybe&card=no')]).toEqual([null, null]);
});
