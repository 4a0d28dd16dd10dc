import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { DialogProps } from '@/components/ui/dialog/dialog';
import type { ModalName, ModalParameters } from '@/lib/browser/modals/modals';
import type { Messages } from '@/lib/shop/i18n/messages';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { LocalePaths } from '@/lib/shop/routes/alternates';

export interface ModalContext {
  project: ProjectId;
  /** `de-at` */
  locale: string;
  /** `null` on an error page. */
  addresses: LocalePaths | null;
}

export type ModalProps<Name extends ModalName> = ModalParameters[Name] & {
  place: ModalContext;
  onClose: () => void;
};

interface ModalDefinition<Name extends ModalName> {
  size: NonNullable<DialogProps['size']>;
  title: (parameters: ModalParameters[Name], messages: Messages) => string;
  Content: ComponentType<ModalProps<Name>>;
}

/**
 * Modal → content. One literal `import()` per line, as for blocks. A feature adds its modal here
 * and opens it with `openModal` of lib/browser/modals.
 */
export const modals: { readonly [Name in ModalName]?: ModalDefinition<Name> } = {
  page: {
    size: 'large',
    title: ({ title }) => title,
    Content: dynamic(() =>
      import('@/components/layout/page-modal/page-modal').then((module) => module.PageModal),
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
  soldOut: {
    size: 'large',
    title: (_, { article }) => article.soldOutTitle,
    Content: dynamic(() =>
      import('@/components/product/article-detail/sold-out-size').then(
        (module) => module.SoldOutSize,
      ),
    ),
  },
  notice: {
    size: 'small',
    title: ({ kind }, { notice: alert }) => alert[kind],
    Content: dynamic(() =>
      import('@/components/product/alert-form/alert-form').then((module) => module.AlertForm),
    ),
  },
  reservation: {
    size: 'medium',
    title: (_, { reservation }) => reservation.title,
    Content: dynamic(() =>
      import('@/components/product/reservation/reservation-modal').then(
        (module) => module.ReservationModal,
      ),
    ),
  },
  basket: {
    size: 'medium',
    title: (_, { basketModal }) => basketModal.title,
    Content: dynamic(() =>
      import('@/components/product/basket-modal/basket-modal').then((module) => module.BasketModal),
    ),
  },
  wishlistFirstSession: {
    size: 'small',
    title: (_, { wishlist }) => wishlist.firstTitle,
    Content: dynamic(() =>
      import('@/components/product/wishlist-notice/wishlist-notice').then(
        (module) => module.WishlistNotice,
      ),
    ),
  },
  login: {
    size: 'flyout',
    title: (_, { account }) => account.loginTitle,
    Content: dynamic(() =>
      import('@/components/account/login-modal').then((module) => module.LoginModal),
    ),
  },
  forgotPassword: {
    size: 'small',
    title: (_, { account }) => account.forgot,
    Content: dynamic(() =>
      import('@/components/account/login-modal').then((module) => module.ForgotModal),
    ),
  },
  apiError: {
    size: 'small',
    title: (_, { apiError }) => apiError.headline,
    Content: dynamic(() =>
      import('@/components/layout/api-error/api-error').then((module) => module.ApiError),
    ),
  },
};
