import type { CampaignDetail, SavedCampaign } from '@foyer/api/staff/campaigns'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStored } from '../campaigns/read.ts'
import { useSession } from '../session/session-context.ts'
import { call } from '../shared/call.ts'
import { faultIn } from '../shared/fault.ts'
import { type CampaignDocument, readDocument } from './document.ts'
import { dropUnsaved, keepUnsaved, readUnsaved } from './unsaved.ts'

/** Milliseconds from a change until it is stored, and until another attempt. */
const pause = 2_500
const untilAgain = 8_000

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'stopped'
type Outcome<Name extends SavedCampaign['outcome']> = Extract<SavedCampaign, { outcome: Name }>

/** Stores a document some seconds after each change. Nothing is stored over a revision that the person has not seen. */
export const useAutosave = ({ summary, document: opened }: CampaignDetail, isEditor: boolean) => {
  const { id } = summary
  const { session, lost } = useSession()
  const stored = useStored()
  const [restored] = useState(() => readUnsaved<number>(id, session.id))
  const [document, setDocument] = useState<CampaignDocument>(() => readDocument(restored?.document ?? opened))
  const [state, setState] = useState<SaveState>(restored ? 'waiting' : 'saved')
  const [base, setBase] = useState(restored?.base ?? summary.revision)
  const [older, setOlder] = useState<Outcome<'older'>['newer']>()
  const [refused, setRefused] = useState<Outcome<'locked'> | Outcome<'state'>>()
  // what a running call and the end of the page need is newer than the last render
  const now = useRef({ document, base, stored: restored ? undefined : document, isBusy: false, isStopped: false })

  const save = useCallback(() => {
    const work = now.current
    if (work.isBusy || work.isStopped || work.document === work.stored) return
    const sent = work.document
    work.isBusy = true
    setState('saving')
    const done = (next: SaveState) => {
      work.isBusy = false
      setState(next)
    }
    call('POST /staff/campaigns/save', { id, base: work.base, document: JSON.parse(JSON.stringify(sent)) }).then(
      (reply) => {
        if (reply.outcome === 'saved') {
          work.stored = sent
          work.base = reply.revision
          setBase(reply.revision)
          stored(id)
          if (work.document === sent) dropUnsaved(id)
          return done(work.document === sent ? 'saved' : 'waiting')
        }
        work.isStopped = true
        if (reply.outcome === 'older') setOlder(reply.newer)
        else setRefused(reply)
        done('stopped')
      },
      (error: unknown) => {
        lost(faultIn(error))
        done('failed')
      },
    )
  }, [id, lost, stored])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the timer
  useEffect(() => {
    if (!isEditor || (state !== 'waiting' && state !== 'failed')) return
    const timer = setTimeout(save, state === 'failed' ? untilAgain : pause)
    return () => clearTimeout(timer)
  }, [isEditor, state, save, document])

  useEffect(() => {
    if (!isEditor) return
    const hide = () => globalThis.document.visibilityState === 'hidden' && save()
    const warn = (event: BeforeUnloadEvent) => {
      if (now.current.document !== now.current.stored) event.preventDefault()
    }
    globalThis.document.addEventListener('visibilitychange', hide)
    addEventListener('beforeunload', warn)
    return () => {
      globalThis.document.removeEventListener('visibilitychange', hide)
      removeEventListener('beforeunload', warn)
      // the person goes to another screen
      save()
    }
  }, [isEditor, save])

  const change = useCallback(
    (next: CampaignDocument) => {
      now.current.document = next
      setDocument(next)
      keepUnsaved(id, { staff: session.id, base: now.current.base, document: next })
      if (!now.current.isStopped) setState((before) => (before === 'saving' ? before : 'waiting'))
    },
    [id, session.id],
  )
  /** Ends a conflict: the newer revision becomes the base, with one of both documents. */
  const resolve = (choice: 'mine' | 'theirs') => {
    if (!older) return
    const work = now.current
    work.base = older.revision
    work.isStopped = false
    setBase(older.revision)
    setOlder(undefined)
    if (choice === 'mine') return setState('waiting')
    const theirs = readDocument(older.document)
    work.document = theirs
    work.stored = theirs
    dropUnsaved(id)
    setDocument(theirs)
    setState('saved')
  }
  return {
    document,
    change,
    state,

    revision: base,
    older,
    resolve,
    refused,
    isRestored: restored !== undefined,
    save,
  }
}
