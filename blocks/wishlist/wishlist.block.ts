import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const wishlistDefinition: BlockDefinition<'wishlist'> = {
  component: dynamic(() => import('./wishlist').then((module) => module.WishlistBlock)),
  messages: ['wishlist', 'price', 'copy', 'sizeNames'],
  leading: true,
};
