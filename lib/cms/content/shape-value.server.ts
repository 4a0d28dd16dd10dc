import type { Field } from '@/cms-schema/field';
import { richTextSchema, type PictureSource } from '@/cms-schema/shapes';
import { linkTarget, type NodePaths } from '@/lib/shop/routes/link-target';
import {
  isLink,
  own,
  type ContentDocument,
  type RawAsset,
} from '@/lib/shop/page-context/content-document';
import { resolveRichTextLinks } from './rich-text-links';

export interface ShapeContext {
  nodes: NodePaths;
  /** Entry id → node id, for rich text that links to node entries. */
  nodeIds: ReadonlyMap<string, string>;
  /** `https:` or `http:`: the content API's picture URLs have no scheme. */
  scheme: 'https:' | 'http:';
}

interface Shaped {
  /** `undefined` when no usable value is left, as if the field were unset. */
  value: unknown;
  issues: { message: string }[];
}

const sound = (value: unknown): Shaped => ({ value, issues: [] });
const unusable = (message: string): Shaped => ({ value: undefined, issues: [{ message }] });

function picture(asset: RawAsset | undefined, scheme: string): PictureSource | null {
  const { file, title, description } = asset?.fields ?? {};
  if (typeof file !== 'object' || file === null) return null;
  // Untrusted, but every property is checked before use.
  const { url, contentType, details } = file as Record<string, unknown>;
  const image = (details as { image?: { width?: unknown; height?: unknown } } | undefined)?.image;
  const { width, height } = image ?? {};
  if (typeof url !== 'string' || typeof contentType !== 'string') return null;
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  const address = url.startsWith('//') ? `${scheme}${url}` : url;
  if (!/^https?:\/\//.test(address)) return null;
  const alt =
    typeof description === 'string' ? description : typeof title === 'string' ? title : '';
  return { url: address, width, height, contentType, alt };
}

function shapePictures(links: readonly unknown[], document: ContentDocument, scheme: string) {
  const shaped = links.filter(isLink).map(({ sys }) => ({
    id: sys.id,
    picture: picture(own(document.assets, sys.id), scheme),
  }));
  return {
    pictures: shaped.flatMap((item) => (item.picture ? [item.picture] : [])),
    issues: shaped
      .filter((item) => !item.picture)
      .map((item) => ({ message: `the picture ${item.id} is not published or not a picture` })),
  };
}

/** Turns a stored value into what the field's schema expects (see FieldShape in cms-schema). */
export function shapeValue(
  declared: Field,
  value: unknown,
  document: ContentDocument,
  { nodes, nodeIds, scheme }: ShapeContext,
): Shaped {
  switch (declared.shape) {
    case 'picture': {
      const { pictures, issues } = shapePictures([value], document, scheme);
      return { value: pictures[0], issues };
    }
    case 'pictures': {
      const { pictures, issues } = shapePictures(
        Array.isArray(value) ? value : [],
        document,
        scheme,
      );
      return { value: pictures, issues };
    }
    case 'link': {
      // Objects are rejected: the schema would take one for a resolved link.
      if (typeof value !== 'string') return unusable('is not the text of a link');
      const link = linkTarget(value, nodes);
      return link ? sound(link) : unusable(`“${value.slice(0, 80)}” leads nowhere`);
    }
    case 'richText': {
      const parsed = richTextSchema.safeParse(value);
      if (!parsed.success) return sound(value);
      const pictureOf = (id: string) => picture(own(document.assets, id), scheme);
      const resolved = resolveRichTextLinks(parsed.data, { nodes, nodeIds, pictureOf });
      return { value: resolved.document, issues: resolved.issues };
    }
    case 'reference':
      return sound(isLink(value) ? value.sys.id : value);
    case 'references':
      return sound(
        Array.isArray(value) ? value.map((link) => (isLink(link) ? link.sys.id : link)) : value,
      );
    default:
      return sound(value);
  }
}
