import type { AccessReply } from '@foyer/api/conversion'

/** Whether the person has converted this offer and has reached their limit for it. */
export const isUsedUp = ({ checks, converted }: AccessReply): boolean =>
  converted !== null && checks.some(({ rule, verdict }) => rule === 'limit' && verdict === 'fail')
