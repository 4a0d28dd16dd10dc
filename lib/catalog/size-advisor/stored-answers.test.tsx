import { storeAnswers } from './stored-answers';

test('answers are stored on a page without encryption, too, where browsers have no randomUUID', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  storeAnswers({ heightCm: 180, weightKg: 80, shape: 'average', fit: 'regular' });
  expect(document.cookie).toMatch(/fit_session=[\da-f-]{36}/);
});
