/** Actions in the log. */
export type AuditAction =
  | 'order.ship'
  | 'order.cancel'
  | 'order.refund'
  | 'order.resend'
  | 'order.note'
  | 'order.viewed'
  | 'order.document-opened'
  /** An email was read before it is sent again. */
  | 'order.email-read'
  | 'orders.searched'
  | 'orders.listed'
  | 'audit.exported'
  | 'staff.invited'
  | 'staff.disabled'
  | 'staff.password-set'
  | 'staff.signed-in'
  | 'staff.sign-in-failed'
  | 'staff.signed-out'
  | 'staff.signed-out-everywhere'
  | 'staff.language-chosen';
