import type { WealthApplicationReply } from '@foyer/contract/wealth-connect'
import { useEffect, useRef } from 'react'
import { useShown } from '../../../shared/activity/shown.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

/** Whether the caller can apply, and how their application stands; asked of everybody who may apply, or has. */
export const useApplication = (): Personal<WealthApplicationReply> => {
  const { detail, standing } = useShown()
  const applied = standing.status?.participation?.reference
  const enabled = applied !== undefined || standing.gate === 'available'
  return usePersonal<WealthApplicationReply>(`/user/${detail.number}/application`, {}, { enabled })
}

/** Asks again once the person has applied: what was answered before is of the time before. */
export const useAskAfterApplying = (
  { data, ask }: Personal<WealthApplicationReply>,
  applied: string | undefined,
): void => {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const isBehind = applied !== undefined && data?.voucher === null
  useEffect(() => {
    if (isBehind) void latest.current()
  }, [isBehind])
}
