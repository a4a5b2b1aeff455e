import type { ApplicationReply, ApplyRequest, Offering } from '@foyer/contract/offerings'
import { useEffect } from 'react'
import { applicationFor } from '../phase.ts'
import type { Mine } from '../use-mine.ts'
import { useConfirmed } from './use-confirmed.ts'

/** Applying for an offering, once; what is unknown of it is known as soon as the account shows an application. */
export const useApplying = ({ code, activity }: Offering, { person, data }: Mine) => {
  const applying = useConfirmed<Omit<ApplyRequest, 'key' | 'tradingPassword'>, ApplicationReply>({
    name: `apply.${code}`,
    path: `/user/${activity}/offerings/apply`,
    person,
  })
  const application = applicationFor(data, code)
  const isThere = application !== undefined && application.status !== 'cancelled'
  const { pending, forget } = applying
  useEffect(() => {
    if (isThere && pending) forget()
  })
  return applying
}
