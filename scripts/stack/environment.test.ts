import { planFor, withoutEmpty } from './environment.mjs';
import { DEFAULT_PORTS } from './ports.mjs';

const secrets = {
  CONTENTFUL_ACCESS_TOKEN: 'drawn-delivery',
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'drawn-preview',
  CONTENTFUL_MANAGEMENT_TOKEN: 'drawn-management',
  ALGOLIA_SEARCH_API_KEY: 'drawn-search',
  ALGOLIA_ADMIN_API_KEY: 'drawn-admin',
  CONTENTFUL_PREVIEW_SECRET: 'drawn-preview-secret',
  CONTENTFUL_REVALIDATE_SECRET: 'drawn-revalidate-secret',
  MEDIA_WRITE_TOKEN: 'drawn-media-token',
  SESSION_SECRET: 'drawn-session-secret',
};
const plan = (environment: Record<string, string>, hasMediaService = true) =>
  planFor(environment, { ports: DEFAULT_PORTS, secrets, hasMediaService });

const hostedSearch = { ALGOLIA_APP_ID: 'THEIRS', ALGOLIA_SEARCH_API_KEY: 'their-key' };
const hosted = { CONTENTFUL_SPACE_ID: 'cfexampleapi', CONTENTFUL_ACCESS_TOKEN: 'theirs' };

test('an empty environment brings everything itself', () => {
  const { services, isContentEmbedded, variables } = plan({});
  expect(services).toEqual(['postgres', 'content', 'search', 'media']);
  expect(isContentEmbedded).toBe(true);
  expect(variables).toMatchObject({
    CONTENTFUL_HOST: '127.0.0.1:4100',
    CONTENTFUL_PREVIEW_HOST: '127.0.0.1:4101',
    CONTENTFUL_MANAGEMENT_HOST: '127.0.0.1:4102',
    CONTENTFUL_UPLOAD_HOST: '127.0.0.1:4102',
    CONTENTFUL_INSECURE: 'true',
    CONTENTFUL_ACCESS_TOKEN: 'drawn-delivery',
    MEDIA_BASE_URL: 'http://localhost:4300',
    MEDIA_WRITE_TOKEN: 'drawn-media-token',
    SITE_URL: 'http://localhost:3000',
  });
});

test('only the ports of what is started are asked for', () => {
  expect(
    plan({ DATABASE_URL: 'postgres://db/shop', ...hosted, ...hostedSearch }, false).ports,
  ).toEqual(['PORT']);
});

test('a database of the environment replaces PostgreSQL', () => {
  const { services, variables } = plan({ DATABASE_URL: 'postgres://db/shop' });
  expect(services).toEqual(['content', 'search', 'media']);
  expect(variables.DATABASE_URL).toBe('postgres://db/shop');
});

test('a hosted space replaces the content service, and nothing embedded is mixed in', () => {
  const { services, isContentEmbedded, variables } = plan(hosted);
  expect(services).toEqual(['postgres', 'search', 'media']);
  expect(isContentEmbedded).toBe(false);
  expect(
    Object.keys(variables).filter((name) => /^CONTENTFUL.*(HOST|TOKEN|SPACE|INSECURE)/.test(name)),
  ).toEqual([]);
});

test('Algolia’s keys replace the search service, and nothing embedded is mixed in', () => {
  const { services, isSearchEmbedded, variables } = plan(hostedSearch);
  expect(services).toEqual(['postgres', 'content', 'media']);
  expect(isSearchEmbedded).toBe(false);
  expect(Object.keys(variables).filter((name) => name.startsWith('ALGOLIA'))).toEqual([]);
});

test('the embedded search service is reached with keys drawn for it', () => {
  expect(plan({}).variables).toMatchObject({
    ALGOLIA_APP_ID: 'SELVEDGE',
    ALGOLIA_HOST: '127.0.0.1:4200',
    ALGOLIA_SEARCH_API_KEY: 'drawn-search',
    ALGOLIA_ADMIN_API_KEY: 'drawn-admin',
  });
});

test.each<Record<string, string>>([
  { ALGOLIA_APP_ID: 'THEIRS' },
  { ALGOLIA_ADMIN_API_KEY: 'their-admin-key' },
  { ALGOLIA_HOST: 'search.example' },
])('a search application named only in part is refused: %j', (part) => {
  expect(() => plan(part)).toThrow(/ALGOLIA_SEARCH_API_KEY missing/);
});

test('pictures of the environment replace the media service', () => {
  const { services, variables } = plan({ MEDIA_BASE_URL: 'https://pictures.example' });
  expect(services).not.toContain('media');
  expect(variables).not.toHaveProperty('MEDIA_WRITE_TOKEN');
  expect(variables.MEDIA_BASE_URL).toBe('https://pictures.example');
});

test('a variable that is set to nothing is not set', () => {
  expect(plan({ DATABASE_URL: '', CONTENTFUL_SPACE_ID: '' }).services).toEqual(plan({}).services);
  expect(withoutEmpty({ CONTENTFUL_HOST: '', PORT: '3000' })).toEqual({ PORT: '3000' });
});

test('secrets of the environment win over drawn ones', () => {
  expect(plan({ SESSION_SECRET: 'theirs' }).variables).toMatchObject({
    SESSION_SECRET: 'theirs',
    CONTENTFUL_REVALIDATE_SECRET: 'drawn-revalidate-secret',
  });
});

test.each([
  [{ CONTENTFUL_SPACE_ID: 'cfexampleapi' }, 'CONTENTFUL_ACCESS_TOKEN missing'],
  [{ CONTENTFUL_ACCESS_TOKEN: 'theirs' }, 'CONTENTFUL_SPACE_ID missing'],
  [{ CONTENTFUL_HOST: 'localhost:1' }, 'CONTENTFUL_SPACE_ID, CONTENTFUL_ACCESS_TOKEN missing'],
])('a space named by half is refused: %o', (environment, complaint) => {
  expect(() => plan(environment)).toThrow(complaint);
});
