import { EnvironmentError, explainError, openSpace } from './space';

const complete = {
  CONTENTFUL_SPACE_ID: 'shop',
  CONTENTFUL_MANAGEMENT_TOKEN: 'token',
  CONTENTFUL_MANAGEMENT_HOST: '127.0.0.1:4102',
  CONTENTFUL_UPLOAD_HOST: '127.0.0.1:4102',
  CONTENTFUL_INSECURE: 'true',
};

test('every missing or invalid variable is listed', () => {
  expect(() => openSpace({ CONTENTFUL_SPACE_ID: '' })).toThrow(
    /CONTENTFUL_SPACE_ID.*CONTENTFUL_MANAGEMENT_TOKEN/,
  );
  expect(() => openSpace({ ...complete, CONTENTFUL_INSECURE: 'perhaps' })).toThrow(
    'CONTENTFUL_INSECURE',
  );
});

test.each(['http://127.0.0.1:4102', 'shop.example/path', '[::1]:4102'])(
  'a host that the client would silently replace by its own is rejected: %s',
  (host) => {
    expect(() => openSpace({ ...complete, CONTENTFUL_MANAGEMENT_HOST: host })).toThrow(
      EnvironmentError,
    );
  },
);

test('a space without a host is the hosted one, reached with TLS', () => {
  const space = openSpace({ CONTENTFUL_SPACE_ID: 'shop', CONTENTFUL_MANAGEMENT_TOKEN: 'token' });
  expect(space).toMatchObject({ spaceId: 'shop', environmentId: 'master', isLocal: false });
});

test('an unreachable service is reported in one line', async () => {
  const space = openSpace({ ...complete, CONTENTFUL_MANAGEMENT_HOST: '127.0.0.1:1' });
  const error: unknown = await space.request({ method: 'GET', url: '/locales' }).catch((e) => e);
  expect(explainError(error)).toMatch(/^The content service does not answer .*127\.0\.0\.1:1/);
});

test('a rejection of the API is reported with its request and reason, without the token', () => {
  const rejection = Object.assign(
    new Error(
      JSON.stringify({
        status: 422,
        message: 'Validation error',
        details: { errors: [{ name: 'required' }] },
        request: { method: 'put', url: '/entries/a/published', headers: { token: 'secret' } },
      }),
    ),
    { name: 'InvalidEntry' },
  );
  expect(explainError(rejection)).toBe(
    'PUT /entries/a/published: 422 InvalidEntry Validation error {"errors":[{"name":"required"}]}',
  );
});
