import { PROJECT_IDS } from './projects';
import { projectOfHost } from './project-of-host';
import { readHosts } from './read-hosts';

test.each([
  ['hgg.localhost:3000', 'hgg'],
  ['localhost', 'hgg'],
  ['127.0.0.1:3000', 'hgg'],
  ['HRM.LOCALHOST', 'hrm'],
  ['eck.localhost:80', 'eck'],
])('GEN-01: %s belongs to the shop %s', (host, project) => {
  expect(projectOfHost(host)).toBe(project);
});

test.each([
  undefined, '', ':3000', 'evil.example', 'hgg.localhost.evil.example', 'evil-hgg.localhost',
  'hgg.localhost:3000:1', 'hgg.localhost@evil.example', 'constructor', 'x'.repeat(8_000),
])('no shop has the host %j', (host) => {
  expect(projectOfHost(host)).toBeNull();
}); // oxfmt-ignore

/** The demo's shops, in a checkout with others, too. */
const DEMO = { hgg: ['a'], hrm: ['b'], eck: ['c'] };

test('the first host of a project is the public one', () => {
  const hosts = readHosts(
    'hgg=WWW.Hgg.example, hgg.example;hrm=hrm.example;eck=eck.example;',
    DEMO,
  );
  expect(hosts.hgg).toEqual(['www.hgg.example', 'hgg.example']);
});

test('the hosts of a setting belong to its shops', () => {
  const all = PROJECT_IDS.map((id) => `${id}=${id}.example,www.${id}.example`);
  expect(projectOfHost('www.hrm.example', all.join(';'))).toBe('hrm');
});

test.each([
  ['a project without hosts', 'hgg=;hrm=a;eck=b', 'hgg='],
  ['a project nobody knows', 'hgg=a;hrm=b;eck=c;xyz=d', 'xyz=d'],
  ['a scheme', 'hgg=https://a;hrm=b;eck=c', 'https://a'],
  ['a port', 'hgg=a:3000;hrm=b;eck=c', 'a:3000'],
  ['nothing to read', 'hgg', 'hgg'],
  ['a project left out', 'hgg=a;hrm=b', 'no host for'],
  ['an empty text', '', 'no host for'],
])('a setting with %s is rejected with an error that names it', (_, setting, named) => {
  expect(() => readHosts(setting, DEMO)).toThrow(named);
});

test('a closed shop has no host, and may not be given one', () => {
  const defaults = { hgg: ['hgg.localhost'], hrm: ['hrm.localhost'], eck: ['eck.localhost'] };
  const closed = ['hgg', 'hrm'];
  expect(readHosts(undefined, defaults, closed)).toEqual({ ...defaults, hgg: [], hrm: [] });
  expect(readHosts('eck=eck.example', defaults, closed)).toEqual({
    hgg: [],
    hrm: [],
    eck: ['eck.example'],
  });
  expect(() => readHosts('hgg=a;eck=b', defaults, closed)).toThrow('cannot read "hgg=a"');
});

test('the names of this machine lead to the first open shop', () => {
  const defaults = { hgg: ['hgg.localhost', 'localhost', '127.0.0.1'], hrm: ['h'], eck: ['e'] };
  expect(readHosts(undefined, defaults, ['hgg'])).toEqual({
    hgg: [],
    hrm: ['h', 'localhost', '127.0.0.1'],
    eck: ['e'],
  });
});
