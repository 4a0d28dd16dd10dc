import type { FilePlace } from '#embargo/embargo';
import { isObject } from '#model/entities';
import type { ContentStore } from '#store/content-store';

/**
 * Width of an upload in pixels as its asset has it: the file itself may have fifty megabytes.
 * `undefined` for what is no picture, and for an upload that another has replaced.
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
