import { createContext, useContext } from 'react';

/** Attributes by which the CMS's preview finds the field of a clicked element. */
export type FieldTag = Readonly<Record<`data-contentful-${string}`, string | undefined>>;

/** Tag of one field of an entry; nothing on public pages. */
export type TagField = (entryId: string, fieldId: string) => FieldTag | undefined;

const untagged: TagField = () => undefined;

/** Draft mode provides a function that returns tags. */
export const FieldTagContext = createContext<TagField>(untagged);

/**
 * Returns a function for the element that shows a field: `<h2 {...tag(id, 'headline')}>`. Parts
 * have ids of their own.
 */
export const useFieldTags = (): TagField => useContext(FieldTagContext);
