import { pagePolicy } from './policy';

test('forms of a shop behind a proxy may post to the public address of the payment page', () => {
  const policy = pagePolicy({
    hosts: ['www.example.com'],
    scripts: [],
    environment: { PAYMENT_PUBLIC_URL: 'https://pay.example.com/' },
  });
  expect(policy).toMatch(/form-action [^;]* https:\/\/pay\.example\.com;/);
});
