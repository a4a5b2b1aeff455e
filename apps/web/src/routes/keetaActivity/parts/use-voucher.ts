import type { PartnerVoucherReply } from '@foyer/api/partners'
import { useEffect, useRef } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { useShown } from '../../../shared/activity/shown.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

/** The caller's voucher and the remaining stock. Requested only for a caller who may claim or has claimed. */
export const useVoucher = (): Personal<PartnerVoucherReply> => {
  const { detail, personalStatus } = useShown()
  const claimed = personalStatus.status?.participation?.reference
  const enabled = claimed !== undefined || personalStatus.gate === 'available'
  return usePersonal(pathTo('POST /user/:number/voucher', { number: detail.number }), {}, { enabled })
}

/** Requests the voucher again after a claim, because the earlier answer does not contain it. */
export const useRefreshAfterClaim = (
  { data, refetch }: Personal<PartnerVoucherReply>,
  claimed: string | undefined,
): void => {
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  const isBehind = claimed !== undefined && data?.voucher === null
  useEffect(() => {
    if (isBehind) void latest.current()
  }, [isBehind])
}
