import type { ReactNode } from 'react';
import type { PageViewProps } from './page-view';
import { useLivePreview } from './use-live-preview';

interface Props {
  page: PageViewProps;
  show: (page: PageViewProps) => ReactNode;
}

/** A page of drafts, which is updated while an editor types in the CMS's own editor. */
export function LiveDraft({ page, show }: Props) {
  return show(useLivePreview(page));
}
