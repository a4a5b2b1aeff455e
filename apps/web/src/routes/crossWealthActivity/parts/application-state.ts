import type { PartnerVoucher } from '@foyer/api/partners'

/** Whether the partner refused the application or ended what it had accepted. */
export const isOver = ({ status }: PartnerVoucher): boolean => status === 'refused' || status === 'revoked'

/** Whether the partner accepted the application. */
export const isAccepted = ({ status }: PartnerVoucher): boolean =>
  status === 'available' || status === 'used' || status === 'expired'
