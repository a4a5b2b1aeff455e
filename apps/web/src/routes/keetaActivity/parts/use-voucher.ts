import type { PartnerVoucherReply } from '@foyer/contract/partners'
import { useEffect, useRef } from 'react'
import { useShown } from '../../../shared/activity/shown.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

/** The caller's voucher and what is left for others; asked of everybody who may claim, or has. */
export const useVoucher = (): Personal<PartnerVoucherReply> => {
  const { detail, standing } = useShown()
  const claimed = standing.status?.participation?.reference
  const enabled = claimed !== undefined || standing.gate === 'available'
  return usePersonal<PartnerVoucherReply>(`/user/${detail.number}/voucher`, {}, { enabled })
}

/** Asks again once the person has claimed: what was answered before is of the time before. */
export const useAskAfterClaim = ({ data, ask }: Personal<PartnerVoucherReply>, claimed: string | undefined): void => {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const isBehind = claimed !== undefined && data?.voucher === null
  useEffect(() => {
    if (isBehind) void latest.current()
  }, [isBehind])
}
