import type { WealthApplicationReply } from '@foyer/api/wealth-connect'
import { useEffect, useRef } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { useShown } from '../../../shared/activity/shown.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

/**
 * Whether the caller can apply, and the state of their application. Requested only for a caller who may apply or has
 * applied.
 */
export const useApplication = (): Personal<WealthApplicationReply> => {
  const { personalStatus } = useShown()
  const applied = personalStatus.status?.participation?.reference
  const enabled = applied !== undefined || personalStatus.gate === 'available'
  return usePersonal(pathTo('POST /user/496/application'), {}, { enabled })
}

/** Requests the application again after the person applies, because the earlier answer does not contain it. */
export const useRefreshAfterApplying = (
  { data, refetch }: Personal<WealthApplicationReply>,
  applied: string | undefined,
): void => {
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  const isBehind = applied !== undefined && data?.voucher === null
  useEffect(() => {
    if (isBehind) void latest.current()
  }, [isBehind])
}
