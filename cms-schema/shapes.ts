import type { Document } from '@contentful/rich-text-types';
import { z } from 'zod';
import { focusSchema } from './focus';

/** A picture as components receive it: protocol-less source, intrinsic size in pixels. */
export const pictureSchema = z.object({
  /** Absolute URL without transformation parameters. */
  url: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  contentType: z.string(),
  /** Description of the asset; a block's own alt field has precedence. */
  alt: z.string(),
  /** Set where the picture is used; by default the block's style decides. */
  focus: focusSchema.optional(),
});
export type PictureSource = z.output<typeof pictureSchema>;

/** Link target, resolved for one project and language. */
export const linkSchema = z.object({
  href: z.string().min(1),
  opens: z.enum(['page', 'modal', 'shippingInfo', 'external', 'phone']),
});
export type Link = z.output<typeof linkSchema>;

/** Types of nodes that editors may use in a rich text, besides paragraphs and texts. */
export const RICH_TEXT_NODES = [
  'heading-2', 'heading-3', 'heading-4', 'ordered-list', 'unordered-list', 'hr', 'blockquote', 'table',
  'hyperlink', 'entry-hyperlink', 'embedded-asset-block', 'embedded-entry-block',
]; // oxfmt-ignore

/** Marks that editors may use in a rich text. */
export const RICH_TEXT_MARKS = ['bold', 'italic', 'underline', 'superscript', 'subscript'];

/** Maximum depth of a rich text; deeper documents are rejected before they are traversed. */
const RICH_TEXT_DEPTH = 20;

interface RichTextNodeLike {
  nodeType: string;
  content?: unknown;
}

function isRichTextNode(value: unknown, depth: number): boolean {
  if (depth > RICH_TEXT_DEPTH || typeof value !== 'object' || value === null) return false;
  // Every property is checked below before use.
  const node = value as RichTextNodeLike & { value?: unknown };
  if (typeof node.nodeType !== 'string') return false;
  if (node.nodeType === 'text') return typeof node.value === 'string';
  return (
    Array.isArray(node.content) && node.content.every((child) => isRichTextNode(child, depth + 1))
  );
}

/**
 * Contentful's rich text document, checked for structure only, because text is escaped when
 * rendered.
 */
export const richTextSchema = z.custom<Document>(
  (value) =>
    isRichTextNode(value, 0) &&
    // isRichTextNode has checked that this is an object with a nodeType.
    (value as RichTextNodeLike).nodeType === 'document',
  'is not a rich text document',
);
export type RichTextContent = z.output<typeof richTextSchema>;

/** Any resolved part, already validated by its own schema. */
export const partSchema = z.looseObject({ id: z.string() });

/** A nested block in its parent's props. */
export const blockSchema = z.looseObject({ id: z.string(), type: z.string() });
