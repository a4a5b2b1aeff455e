import type { AccessReply } from '@foyer/api/conversion'

/** Whether the person's last conversion of the offer was the last one that they may have. */
export const isUsedUp = ({ checks, converted }: AccessReply): boolean =>
  converted !== null && checks.some(({ rule, verdict }) => rule === 'limit' && verdict === 'fail')
