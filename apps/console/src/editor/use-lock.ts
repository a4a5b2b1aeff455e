import type { CampaignLock } from '@foyer/api/staff/campaigns'
import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { call } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'

/** Milliseconds between two renewals of the lease, which lasts a minute. */
const renewal = 20_000

/** Holds the lease of a campaign while the screen is open. `lock` is undefined until the first answer. */
export const useLock = (id: string, isWanted: boolean) => {
  const { lost } = useSession()
  const [lock, setLock] = useState<CampaignLock>()
  const [wasMine, setWasMine] = useState(false)
  const [fault, setFault] = useState<Fault>()

  const ask = useCallback(
    (from?: string) =>
      call('POST /staff/campaigns/lock', from === undefined ? { id } : { id, from }).then(
        (reply) => {
          setFault(undefined)
          setLock(reply.lock ?? undefined)
          if (reply.lock?.mine) setWasMine(true)
        },
        (error: unknown) => {
          lost(faultIn(error))
          setFault(faultIn(error))
        },
      ),
    [id, lost],
  )
  useEffect(() => {
    if (!isWanted) return
    void ask()
    const timer = setInterval(() => void ask(), renewal)
    return () => {
      clearInterval(timer)
      // the lease ends by itself if this call is lost
      call('POST /staff/campaigns/unlock', { id }).catch(() => undefined)
    }
  }, [isWanted, ask, id])
  return { lock, wasMine, fault, takeOver: (from: string) => void ask(from), again: () => void ask() }
}
