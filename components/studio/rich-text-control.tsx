import dynamic from 'next/dynamic';
import { isRichNode } from '@/lib/studio/studio/rich-node';
import type { Choices, FieldControlProps } from './field-control-props';
import { JsonControl } from './text-controls';

/** Loaded with the first rich text, because most entries have none. */
const TextEditor = dynamic(
  () => import('./text-editor/text-editor').then((module) => module.TextEditor),
  { ssr: false },
);

/** A rich text that is only shown, such as the source of a translation. */
export const ReadOnlyRichText = dynamic(
  () => import('./text-editor/text-editor').then((module) => module.ReadOnlyText),
  { ssr: false },
);

const isDocument = (value: unknown): boolean =>
  isRichNode(value) && value.nodeType === 'document' && Array.isArray(value.content);

/** A rich text in the editor; a value that is none is shown as it is stored. */
export function RichTextControl(props: FieldControlProps & Choices) {
  const { field, value } = props;
  if (field.input.kind !== 'richText') return null;
  if (value !== undefined && value !== null && !isDocument(value))
    return <JsonControl {...props} />;
  return <TextEditor {...props} input={field.input} />;
}
