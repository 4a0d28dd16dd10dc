import { forgetTerm, onTermsChange, parseTerms, rememberTerm, storedTerms } from './recent-terms';

const terms = () => parseTerms(storedTerms('de'));

beforeEach(() => localStorage.clear());

test('stores searches newest first, without duplicates, per language', () => {
  rememberTerm('de', 'Hemd');
  rememberTerm('de', ' Hose ');
  rememberTerm('de', 'hemd');
  expect(terms()).toEqual(['hemd', 'Hose']);
  expect(parseTerms(storedTerms('pl'))).toEqual([]);
});

test('stores six searches, without empty and very long ones', () => {
  for (const term of ['1', '2', '3', '4', '5', '6', '7', '  ', 'x'.repeat(101)])
    rememberTerm('de', term);
  expect(terms()).toEqual(['7', '6', '5', '4', '3', '2']);
});

test('removes a term and notifies subscribers', () => {
  const heard = jest.fn();
  rememberTerm('de', 'Hemd');
  const stop = onTermsChange(heard);
  forgetTerm('de', 'Hemd');
  expect(terms()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  rememberTerm('de', 'Hose');
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each(['', '{', '{}', 'null', '[1, null, {}]', '[" "]'])(
  '%j contains no searches',
  (stored) => {
    expect(parseTerms(stored)).toEqual([]);
  },
);

test('a browser without storage remembers nothing and throws nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  rememberTerm('de', 'Hemd');
  expect(terms()).toEqual([]);
  jest.restoreAllMocks();
});
