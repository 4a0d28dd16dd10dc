import { AccountFrame } from '@/components/account/account-frame';
import { ButtonLink } from '@/components/ui/button/button';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';

export function WelcomePage({ id, fields, loaded, isFirst }: BlockProps<'welcomePage'>) {
  const tag = useFieldTags();
  const { headline, text, label, link } = fields;
  return (
    <AccountFrame
      id={id}
      loaded={loaded}
      isFirst={isFirst}
      headline={headline}
      text={text}
      page="WelcomePage"
    >
      <div>
        <ButtonLink link={link} tag={tag(id, 'label')}>
          {label}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
