import { ApiError, validationFailed } from '#http/api-error';
import { created, jsonObjectBody, type Route } from '#http/call';
import type { Asset } from '#model/entities';
import { requireKnownProperties } from '#model/unknown-properties';
import type { ContentStore } from '#store/content-store';
import { AssetKeyRing } from './asset-key';

/** Files that need a signed URL: none, those of unpublished assets, or all. */
export type EmbargoMode = 'none' | 'unpublished' | 'all';

/** Maximum lifetime of a key in seconds, as at Contentful. */
const MAX_LIFETIME = 48 * 60 * 60;

const KNOWN = new Set(['expiresAt']);

const accessDenied = (message: string) => new ApiError(403, 'AccessDenied', message);

/** Identifies a file by its space, its asset and the token of the upload. */
export interface FilePlace {
  space: string;
  asset: string;
  token: string;
}

export class Embargo {
  readonly #mode: EmbargoMode;
  readonly #store: ContentStore;
  readonly #keys: AssetKeyRing;

  constructor(mode: EmbargoMode, store: ContentStore, managementToken: string) {
    this.#mode = mode;
    this.#store = store;
    this.#keys = new AssetKeyRing(managementToken);
  }

  holds({ space, asset, token }: FilePlace): boolean {
    if (this.#mode !== 'unpublished') return this.#mode === 'all';
    const environments = this.#store.spaces.get(space)?.environments.keys() ?? [];
    return ![...environments].some((id) =>
      isPublic(this.#store.environment(space, id)?.assets.get(asset), token),
    );
  }

  assertAdmitted(place: FilePlace, url: URL): void {
    if (this.holds(place) && !this.#keys.admits(place.space, url)) {
      throw accessDenied('The URL of this asset must be signed.');
    }
  }

  readonly route: Route = {
    method: 'POST',
    scope: 'environment',
    path: '/asset_keys',
    handler: async (call) => {
      if (this.#mode === 'none') throw accessDenied('Embargoed assets are not enabled.');
      const body = await jsonObjectBody(call);
      requireKnownProperties(body, KNOWN);
      const { expiresAt } = body;
      const now = Math.floor(Date.now() / 1000);
      if (typeof expiresAt !== 'number' || !Number.isInteger(expiresAt)) {
        throw validationFailed([{ name: 'type', path: ['expiresAt'], type: 'Integer' }]);
      }
      if (expiresAt <= now || expiresAt > now + MAX_LIFETIME) {
        const bounds = { min: now + 1, max: now + MAX_LIFETIME };
        throw validationFailed([{ name: 'range', path: ['expiresAt'], ...bounds }]);
      }
      return created({ ...this.#keys.create(call.environment.space, expiresAt) });
    },
  };
}

const isPublic = (asset: Asset | undefined, token: string): boolean =>
  Object.values(asset?.published?.content.fields.file ?? {}).some(
    (file) => JSON.stringify(file).includes(`/${token}/`), // The token is in the path of the file's URL.
  );
