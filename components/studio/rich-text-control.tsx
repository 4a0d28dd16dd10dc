import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import { isRichNode } from '@/lib/studio/studio/rich-node';
import type { Choices, FieldControlProps } from './field-control-props';
import { JsonControl } from './text-controls';

/** Loaded with the first rich text, because most entries have none. */
const TextEditor = dynamic(
  () => import('./text-editor/text-editor').then((module) => module.TextEditor),
  { ssr: false },
);

const ReadOnlyText = dynamic(
  () => import('./text-editor/text-editor').then((module) => module.ReadOnlyText),
  { ssr: false },
);

/**
 * A rich text that is only shown, such as the source of a translation. As the editor, it is rendered after
 * hydration: a chunk that arrives between two parts of a page being hydrated would render it too early.
 */
export function ReadOnlyRichText(props: ComponentProps<typeof ReadOnlyText>) {
  return useIsHydrated() && <ReadOnlyText {...props} />;
}

const isDocument = (value: unknown): boolean =>
  isRichNode(value) && value.nodeType === 'document' && Array.isArray(value.content);

/** A rich text in the editor; a value that is none is shown as it is stored. */
export function RichTextControl(props: FieldControlProps & Choices) {
  const { field, value } = props;
  const isHydrated = useIsHydrated();
  if (field.input.kind !== 'richText') return null;
  if (value !== undefined && value !== null && !isDocument(value))
    return <JsonControl {...props} />;
  return isHydrated && <TextEditor {...props} input={field.input} />;
}
