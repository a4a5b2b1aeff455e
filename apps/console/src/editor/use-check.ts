import type { CheckedDocument } from '@foyer/api/staff/editor'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { call } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'
import type { CampaignDocument } from './document.ts'
import type { EditorFault } from './faults.ts'

/** Milliseconds without a change after which the document is checked. */
const pause = 700

interface Check {
  /** the newest answer, and the document that it is about */
  readonly checked: (CheckedDocument & { readonly document: CampaignDocument }) | undefined
  readonly fault: Fault | undefined
  readonly again: () => void
}

/**
 * Checks the document whenever it rests, and makes the draft of the preview. One check runs at a time.
 *
 * @param more faults that only the storing of the document finds
 */
export const useCheck = (document: CampaignDocument, more: readonly EditorFault[]): Check => {
  const { lost } = useSession()
  const [checked, setChecked] = useState<Check['checked']>()
  const [fault, setFault] = useState<Fault>()
  const [tries, setTries] = useState(0)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try checks the same document again
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(
      () => {
        isFirst.current = false
        call('POST /staff/editor/check', { document: { ...document } }, stop.signal).then(
          (reply) => {
            setFault(undefined)
            setChecked({ ...reply, document })
          },
          (error: unknown) => {
            if (stop.signal.aborted) return
            lost(faultIn(error))
            setFault(faultIn(error))
          },
        )
      },
      isFirst.current ? 0 : pause,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [document, tries, lost])
  const all = useMemo(
    () => checked && (more.length === 0 ? checked : { ...checked, faults: [...checked.faults, ...more] }),
    [checked, more],
  )
  return { checked: all, fault, again: () => setTries((n) => n + 1) }
}
