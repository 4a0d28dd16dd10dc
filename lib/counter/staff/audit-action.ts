/** Actions in the log. */
export type AuditAction =
  | 'order.ship'
  | 'order.return'
  | 'order.exchange'
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
  | 'returns.listed'
  | 'return.received'
  /** Nobody waits any more for the pieces that have not come back. */
  | 'return.closed'
  | 'withdrawal.closed'
  | 'audit.exported'
  | 'staff.invited'
  | 'staff.disabled'
  | 'staff.password-set'
  | 'staff.signed-in'
  | 'staff.sign-in-failed'
  | 'staff.signed-out'
  | 'staff.signed-out-everywhere'
  | 'staff.language-chosen';
