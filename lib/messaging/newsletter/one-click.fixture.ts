export const BOUNDARY = '----=_Part_0_12345.67890';
export const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
export const multipart = `${part('List-Unsubscribe', 'One-Click')}--${BOUNDARY}--\r\n`;

/**
 * Requests that RFC 8058 §3.2 allows mail providers to send: two encodings, and any additional
 * fields.
 */
export const ONE_CLICKS: readonly (readonly [string, string, string])[] = [
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a form with a charset',
    'application/x-www-form-urlencoded; charset=utf-8',
    'List-Unsubscribe=One-Click',
  ],
  [
    'a form with more fields',
    'application/x-www-form-urlencoded',
    'a=b&List-Unsubscribe=One-Click',
  ],
  ['a multipart form', `multipart/form-data; boundary="${BOUNDARY}"`, multipart],
  ['a multipart form, spelled otherwise', `Multipart/Form-Data; boundary="${BOUNDARY}"`, multipart],
  [
    'a multipart form with more fields',
    `multipart/form-data; boundary="${BOUNDARY}"`,
    part('a', 'b') + multipart,
  ],
];
