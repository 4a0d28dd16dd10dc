import { randomBytes } from 'node:crypto';
import { forbidden, notFound } from '#http/api-error';
import { type Call, parameter, type Route } from '#http/routes';
import { ACLS, type ApiKey, parseKeySettings } from '#keys/api-key';
import type { KeyRing } from '#keys/key-ring';
import type { KeyStore } from '#store/key-store';

const missing = () => notFound('Key does not exist');

/** The API has no right for everything, so the admin key shows each. */
const shown = ({ acl, ...key }: ApiKey) => ({
  ...key,
  acl: acl.includes('admin') ? [...ACLS] : acl,
});

/** Keys of the service; the configured ones can be read but not changed. */
export function keyRoutes(ring: KeyRing, store: KeyStore): Route[] {
  const find = ({ parameters }: Call): ApiKey => {
    const key = ring.get(parameter(parameters, 'key'));
    if (!key) throw missing();
    return key;
  };
  const own = async (call: Call): Promise<ApiKey> => {
    const key = find(call);
    if (!(await store.has(key.value))) throw forbidden('This key is set by the environment');
    return key;
  };
  return [
    {
      method: 'POST',
      path: '/1/keys',
      acl: 'admin',
      handle: async ({ body }) => {
        const settings = parseKeySettings(body);
        const key = { ...settings, value: randomBytes(16).toString('hex'), createdAt: Date.now() };
        await store.save(key);
        ring.set(key);
        return { key: key.value, createdAt: new Date(key.createdAt) };
      },
    },
    {
      method: 'GET',
      path: '/1/keys',
      acl: 'admin',
      handle: () => ({ keys: ring.list().map(shown) }),
    },
    {
      method: 'GET',
      path: '/1/keys/:key',
      acl: null,
      handle: (call) => {
        // A key may read itself; only the admin key may read others.
        if (call.grant.key !== parameter(call.parameters, 'key')) call.grant.require('admin');
        return shown(find(call));
      },
    },
    {
      method: 'PUT',
      path: '/1/keys/:key',
      acl: 'admin',
      handle: async (call) => {
        const { value, createdAt } = await own(call);
        const key = { ...parseKeySettings(call.body), value, createdAt };
        await store.save(key);
        ring.set(key);
        return { key: value, updatedAt: new Date() };
      },
    },
    {
      method: 'DELETE',
      path: '/1/keys/:key',
      acl: 'admin',
      handle: async (call) => {
        const { value } = await own(call);
        await store.delete(value);
        ring.delete(value);
        return { deletedAt: new Date() };
      },
    },
  ];
}
