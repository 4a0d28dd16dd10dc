import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { DialogProps } from '@/components/dialog/dialog';
import type { ModalName, ModalParameters } from '@/lib/app-shell/modals';
import type { Messages } from '@/lib/i18n/messages';
import type { ProjectId } from '@/lib/project/projects';
import type { LocalePaths } from '@/lib/routes/alternates';

/** What a modal may know of the page it opens over. */
export interface ModalPlace {
  project: ProjectId;
  /** `de-at` */
  locale: string;
  /** `null` on an error page. */
  addresses: LocalePaths | null;
}

/** What every modal's content receives. */
export type ModalProps<Name extends ModalName> = ModalParameters[Name] & {
  place: ModalPlace;
  onClose: () => void;
};

interface ModalDefinition<Name extends ModalName> {
  size: NonNullable<DialogProps['size']>;
  title: (parameters: ModalParameters[Name], words: Messages) => string;
  Content: ComponentType<ModalProps<Name>>;
}

/**
 * Modal → content. One literal `import()` per line, as for blocks. A feature adds its modal here and
 * opens it with `openModal` of lib/app-shell.
 */
export const modals: { readonly [Name in ModalName]?: ModalDefinition<Name> } = {
  page: {
    size: 'large',
    title: ({ title }) => title,
    Content: dynamic(() =>
      import('@/components/page-modal/page-modal').then((module) => module.PageModal),
    ),
  },
  shippingInfo: {
    size: 'medium',
    title: ({ title }) => title,
    Content: dynamic(() => import('./modal-contents').then((module) => module.ShippingInfoModal)),
  },
  localeSwitcher: {
    size: 'small',
    title: (_, { locale }) => locale.title,
    Content: dynamic(() => import('./modal-contents').then((module) => module.LocaleModal)),
  },
  apiError: {
    size: 'small',
    title: (_, { apiError }) => apiError.headline,
    Content: dynamic(() =>
      import('@/components/api-error/api-error').then((module) => module.ApiError),
    ),
  },
};
