import type { Dictionary } from '@puckeditor/core';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';

/** Puck's own messages in the studio's language. */
export function composerWords({ composer, ...messages }: StudioMessages): Dictionary {
  return {
    'header-undo': composer.undo,
    'header-redo': composer.redo,
    'action-selectparent': composer.selectParent,
    'action-duplicate': messages.duplicate,
    'action-delete': messages.remove,
    'label-page': messages.page,
    'outline-empty': composer.empty,
    'outline-item-collapse': composer.collapse,
    'outline-item-expand': composer.expand,
    'outline-header-title': composer.outline,
    'outline-header-collapseall': composer.collapse,
    'outline-item-duplicate': messages.duplicate,
    'outline-item-delete': messages.remove,
    'loader-loading': composer.loading,
  };
}
