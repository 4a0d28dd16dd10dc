import { entriesCsv } from './entries-csv';

const row = (firstName: string) => ({
  firstName,
  lastName: 'Novák',
  email: 'jan@example.com',
  project: 'hgg',
  locale: 'de-de',
  isEvent: false,
  enteredAt: new Date(0),
});

test('BLK-17: a spreadsheet executes nothing in an export', () => {
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '|cmd', '%0A'])
    expect(entriesCsv([row(formula)]).split('\r\n')[1]).toContain(`,"'${formula}",`);
});

test('BLK-17: quotes, commas and line breaks stay within their cell', () => {
  expect(entriesCsv([row('a "b", c\nd')])).toBe(
    'email,firstName,lastName,project,locale,isEvent,enteredAt\r\n' +
      'jan@example.com,"a ""b"", c\nd",Novák,hgg,de-de,false,1970-01-01T00:00:00.000Z\r\n',
  );
});
