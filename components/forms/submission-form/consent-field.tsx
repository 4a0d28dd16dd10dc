import type { ComponentProps } from 'react';
import { CheckboxField } from '@/components/forms/field/checkbox-field';
import { CollapsedText } from '@/components/ui/collapsed-text/collapsed-text';
import type { FieldTag } from '@/lib/cms/content/field-tags';
import styles from './form-section.module.css';

type Props = Omit<ComponentProps<typeof CheckboxField>, 'required'> & {
  /** The editor's text that a visitor agrees to. */
  text: string;
  tag: FieldTag | undefined;
};

/** A required checkbox with the text that it agrees to. */
export function ConsentField({ text, tag, ...field }: Props) {
  return (
    <div className={styles.consent} {...tag}>
      <CheckboxField {...field} required />
      <CollapsedText text={text} />
    </div>
  );
}
