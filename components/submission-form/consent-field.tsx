import type { ComponentProps } from 'react';
import { CheckboxField } from '@/components/field/checkbox-field';
import { FoldedText } from '@/components/folded-text/folded-text';
import type { FieldTag } from '@/lib/content/field-tags';
import styles from './form-section.module.css';

type Props = Omit<ComponentProps<typeof CheckboxField>, 'required'> & {
  /** What a visitor agrees to, in the editor's words. */
  text: string;
  tag: FieldTag | undefined;
};

/** A yes without which a form is not sent, and what it is said to. */
export function ConsentField({ text, tag, ...field }: Props) {
  return (
    <div className={styles.consent} {...tag}>
      <CheckboxField {...field} required />
      <FoldedText text={text} />
    </div>
  );
}
