import { ApiError, validationFailed } from '#http/api-error';
import { created, jsonObjectBody, type Route } from '#http/call';
import type { Asset } from '#model/entities';
import type { ContentStore } from '#store/content-store';
import { AssetKeyRing } from './asset-key';

/** Whose files need a signed URL: nobody's, those of drafts, or all. */
export type EmbargoMode = 'none' | 'unpublished' | 'all';

/** As far ahead as the vendor lets a key expire, in seconds. */
const MAX_LIFETIME = 48 * 60 * 60;

const accessDenied = (message: string) => new ApiError(403, 'AccessDenied', message);

/** One file: its space, its asset, and the token of the upload. */
export interface FilePlace {
  space: string;
  asset: string;
  token: string;
}

/** Keeps files from those whose URL is not signed. */
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

  /** @throws ApiError 403 for a file under embargo whose URL is not signed, or no longer. */
  assertAdmitted(place: FilePlace, url: URL): void {
    if (this.holds(place) && !this.#keys.admits(place.space, url)) {
      throw accessDenied('The URL of this asset must be signed.');
    }
  }

  /** `POST asset_keys`, on all three APIs. */
  readonly route: Route = {
    method: 'POST',
    scope: 'environment',
    path: '/asset_keys',
    handler: async (call) => {
      if (this.#mode === 'none') throw accessDenied('Embargoed assets are not enabled.');
      const { expiresAt } = await jsonObjectBody(call);
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

/** Whether the asset's published version shows this very file. */
const isPublic = (asset: Asset | undefined, token: string): boolean =>
  Object.values(asset?.published?.content.fields.file ?? {}).some(
    (file) => JSON.stringify(file).includes(`/${token}/`), // in the path of its URL
  );
