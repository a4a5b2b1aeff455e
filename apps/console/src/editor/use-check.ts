import type { DraftPreview } from '@foyer/api/staff/editor'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { call } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'
import type { CampaignDocument } from './document.ts'
import type { Checked } from './faults.ts'

/** Milliseconds without a change after which the document is checked. */
const pause = 700
/** Milliseconds after which a new draft replaces the old one, which expires after half an hour. */
const renewal = 25 * 60_000

interface Check {
  /** the newest faults, and the document that they are about */
  readonly checked: Checked<CampaignDocument> | undefined
  /** the newest draft, and the document that it shows */
  readonly draft: (DraftPreview & { readonly document: CampaignDocument }) | undefined
  readonly fault: Fault | undefined
  readonly again: () => void
}

/** Checks the document of a campaign whenever it pauses, and makes the draft of its preview. */
export const useCheck = (id: string, document: CampaignDocument): Check => {
  const { lost } = useSession()
  const [checked, setChecked] = useState<Check['checked']>()
  const [draft, setDraft] = useState<Check['draft']>()
  const [fault, setFault] = useState<Fault>()
  const [tries, setTries] = useState(0)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try checks the same document again
  useEffect(() => {
    const stop = new AbortController()
    const look = async () => {
      isFirst.current = false
      const sent = JSON.parse(JSON.stringify(document))
      const [{ faults }, shown] = await Promise.all([
        call('POST /staff/campaigns/check', { id, document: sent }, stop.signal),
        call('POST /staff/editor/draft', { document: sent }, stop.signal),
      ])
      setFault(undefined)
      setChecked({ faults, document })
      setDraft({ ...shown, document })
    }
    const timer = setTimeout(
      () =>
        look().catch((error: unknown) => {
          if (stop.signal.aborted) return
          lost(faultIn(error))
          setFault(faultIn(error))
        }),
      isFirst.current ? 0 : pause,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [id, document, tries, lost])
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => setTries((n) => n + 1), renewal)
    return () => clearTimeout(timer)
  }, [draft])
  return { checked, draft, fault, again: () => setTries((n) => n + 1) }
}
