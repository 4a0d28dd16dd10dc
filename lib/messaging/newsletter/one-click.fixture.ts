/** Between the parts of {@link ONE_CLICKS}' multipart bodies. */
export const BOUNDARY = '----=_Part_0_12345.67890';
/** A field of a multipart body. */
export const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
/** The whole body of one click. */
export const multipart = `${part('List-Unsubscribe', 'One-Click')}--${BOUNDARY}--\r\n`;

/** What RFC 8058 §3.2 lets a mail provider send: two encodings, and any other fields with them. */
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
