import type { Application, ApplicationReply, ApplyRequest, Offering } from '@foyer/contract/offerings'
import { useEffect } from 'react'
import { applicationFor } from '../phase.ts'
import type { Mine } from '../use-mine.ts'
import { useConfirmed } from './use-confirmed.ts'

/**
 * Applying for an offering, once; what is unknown of it is known as soon as the account shows an application.
 * @param onFound it was there all the same
 */
export const useApplying = (
  { code, activity }: Offering,
  { data, asking, error }: Mine,
  onFound: (application: Application) => void,
) => {
  const applying = useConfirmed<Omit<ApplyRequest, 'key' | 'tradingPassword'>, ApplicationReply>({
    name: `apply.${code}`,
    path: `/user/${activity}/offerings/apply`,
  })
  const application = applicationFor(data, code)
  const found = application?.status === 'cancelled' ? undefined : application
  const { pending, since, forget } = applying
  useEffect(() => {
    if (!found || !pending) return
    forget()
    onFound(found)
  })
  /** the account was asked since, and shows none: only then may it be given up */
  const isAbsent = !found && !asking && !error && data !== undefined && data.receivedAt > since
  return { ...applying, isAbsent }
}
