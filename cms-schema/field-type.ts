/** Contentful field types we use (https://www.contentful.com/developers/docs/concepts/data-model/). */
// oxfmt-ignore
export type FieldType =
  | 'Symbol' | 'Text' | 'RichText' | 'Integer' | 'Number' | 'Boolean' | 'Date' | 'Object' | 'Link' | 'Array';

/**
 * How a stored value becomes a component's prop: `value` unchanged · `richText` with resolved links
 * · `picture` from an asset · `link` from a target text · `part(s)` nested entries validated with
 * their parent · `blocks` nested entries resolved through the block registry · `reference` the id
 * of an entry, never followed.
 */
export type FieldShape =
  | 'value'
  | 'richText'
  | 'picture'
  | 'pictures'
  | 'link'
  | 'part'
  | 'parts'
  | 'blocks'
  | 'reference'
  | 'references';
