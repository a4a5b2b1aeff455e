import type { Application, Offering } from '@foyer/api/offerings'
import { useEffect } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { applicationFor, isWithoutOrder } from '../phase.ts'
import type { MyOfferingsQuery } from '../use-my-offerings.ts'
import { useConfirmed } from './use-confirmed.ts'

/**
 * Applies for an offering exactly once. An unknown outcome is resolved when the account contains an application.
 * @param onFound called when the account contains the application although its answer was lost
 */
export const useApplying = (
  { code, activity }: Offering,
  { data, isFetching, error }: MyOfferingsQuery,
  onFound: (application: Application) => void,
) => {
  const applying = useConfirmed({
    name: `apply.${code}`,
    path: pathTo('POST /user/:number/offerings/apply', { number: activity }),
  })
  const application = applicationFor(data, code)
  const found = application && isWithoutOrder(application) ? undefined : application
  const { pending, since, discard } = applying
  useEffect(() => {
    if (!found || !pending) return
    discard()
    onFound(found)
  })
  /** the account was requested since and contains no application, so that the person may discard the attempt */
  const isAbsent = !found && !isFetching && !error && data !== undefined && data.receivedAt > since
  return { ...applying, isAbsent }
}
