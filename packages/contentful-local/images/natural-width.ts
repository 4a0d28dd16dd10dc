import type { FilePlace } from '#embargo/embargo';
import { isObject } from '#model/entities';
import type { ContentStore } from '#store/content-store';

/**
 * Width of an upload in pixels, read from its asset because the file may have 50 MB. `undefined` if
 * it is not a picture or was replaced by another upload.
 */
export function naturalWidth(store: ContentStore, { space, asset, token }: FilePlace) {
  const environments = [...(store.spaces.get(space)?.environments.keys() ?? [])];
  const file = environments
    .map((id) => store.environment(space, id)?.assets.get(asset))
    .flatMap((each) => (each ? [each.draft, each.published?.content] : []))
    .flatMap((content) => Object.values(content?.fields.file ?? {}))
    .find((each) => isObject(each) && String(each.url).includes(`/${token}/`));
  const details = isObject(file) ? file.details : undefined;
  const image = isObject(details) ? details.image : undefined;
  return isObject(image) && typeof image.width === 'number' ? image.width : undefined;
}
