import { readAudit } from './audit.mjs';

test('a registry without an audit endpoint is reported and does not fail the check', () => {
  const result = '{"message":"405 Method Not Allowed - POST https://registry.example/bulk"}';
  expect(readAudit(result)).toEqual({
    isRejected: false,
    lines: [
      'The audit is not offered by this registry: 405 Method Not Allowed - POST https://registry.example/bulk',
    ],
  });
  expect(readAudit('').lines).toEqual(['The audit is not offered by this registry: no answer']);
});

test('a high or critical vulnerability fails the check, and a lower one is shown', () => {
  const response = (severity: string) =>
    JSON.stringify({ vulnerabilities: { shirt: { severity, range: '<2.0.0' } } });
  expect(readAudit(response('moderate'))).toEqual({
    isRejected: false,
    lines: ['Packages with known vulnerabilities: 1', 'moderate\tshirt <2.0.0'],
  });
  expect(readAudit(response('critical')).isRejected).toBe(true);
  expect(readAudit('{"vulnerabilities":{}}').isRejected).toBe(false);
});
