import type { JoinConsent, JoinStatus, Residence } from '@foyer/api/activities'
import type { LocalFault } from '@foyer/protocol/errors'
import { useEffect, useRef, useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { track } from '../../../platform/tracker.ts'
import { failureText } from '../../errors/failure-text.ts'
import { removeAttempt, storedAttempt } from '../../once/attempt.ts'
import type { OnceState } from '../../once/once.ts'
import { useOnce } from '../../once/use-once.ts'
import { useOnline } from '../../server/use-online.ts'
import type { Activity } from '../activity.ts'
import type { PersonalStatus } from '../gate/use-personal-status.ts'
import { agreedTo, rememberAgreed } from './agreed.ts'

/** What happens before a join is sent. */
type Preparation =
  /** the sheet is open */
  | { kind: 'confirming' }
  /** a step before the join failed */
  | { kind: 'refused'; message: string }

export type JoinState = OnceState<'POST /user/:number/join'> | Preparation

export interface Join {
  /** id of the open stage; empty where the activity has no stages */
  stage: string
  state: JoinState
  /**
   * path of the client where the open stage's task is done; undefined where it is done here or is already done there
   */
  place: string | undefined
  /** there is something to join or complete and its status has arrived: the page shows the action */
  isOffered: boolean
  /** the action is possible now; false while offline */
  canStart: boolean
  /** the sheet or the join of the last tap is in progress */
  isBusy: boolean
  /** handles a tap: opens the sheet if a question remains, else joins */
  start: () => void
  /** the person has answered the questions and agreed */
  confirm: (residence: Residence | undefined, consents?: readonly JoinConsent[]) => void
  cancel: () => void
  /** a step that must succeed before the join failed */
  fail: (reason: LocalFault) => Promise<void>
  /** sends the join again with the same key */
  again: () => void
  /** the join, or the completion of a stage, that just succeeded on this page; undefined once the person has seen it */
  moment: { readonly stage: string } | undefined
  endMoment: () => void
  /** the page sent a join itself, and it succeeded */
  joinedByPage: () => void
}

const nameOf = (activity: number, stage: string) => `join.${activity}.${stage}`
const isOpen = ({ gate, stages }: JoinStatus, stage: string): boolean =>
  stage ? stages.find(({ id }) => id === stage)?.state === 'open' : gate === 'available'

/**
 * Joins an activity, or completes one of its stages, exactly once (N13).
 * @param needsConsent the page requests a consent apart from the terms, so the sheet always opens
 */
export const useJoin = (
  { detail }: Activity,
  personalStatus: PersonalStatus,
  stage: string,
  needsConsent: boolean,
): Join => {
  const { number, version, stages } = detail
  const { status, gate, person, take, refetch } = personalStatus
  const online = useOnline()
  const [moment, setMoment] = useState<Join['moment']>()
  const once = useOnce({
    name: nameOf(number, stage),
    path: pathTo('POST /user/:number/join', { number }),
    person,
    onDone: async ({ status }) => {
      track('activity_joined', { activity: number })
      await take(status)
      setMoment({ stage })
    },
    onRefused: () => void refetch(),
  })
  const latest = useRef(once)
  latest.current = once
  const [prepared, setPrepared] = useState<{ stage: string; state: Preparation }>()
  const prepare = (state: Preparation) => setPrepared({ stage, state })
  // the preparation of one stage does not apply to the next
  const state: JoinState = once.state.kind === 'idle' && prepared?.stage === stage ? prepared.state : once.state

  const task = stages.find(({ id }) => id === stage)?.film
  const isMet = status?.stages.find(({ id }) => id === stage)?.isMet === true

  const isOffered =
    gate === 'available' &&
    // version 0 has no terms to agree to yet
    version > 0 &&
    (stages.length === 0 || stage !== '') &&
    state.kind !== 'unknown'
  const canStart = isOffered && online

  useEffect(() => {
    if (!status || !person) return
    const { state, pending, discard, clear } = latest.current
    // After a reload in the middle of a join, or when the tab becomes visible again, the status shows whether the join
    // succeeded.
    for (const { id, participation } of [...status.stages, { id: '', participation: status.participation }]) {
      if (isOpen(status, id)) continue
      const name = nameOf(number, id)
      // a join in flight is counted when its own answer arrives
      if (participation && storedAttempt(name, person) && state.kind !== 'sending')
        track('activity_joined', { activity: number })
      removeAttempt(name)
    }
    if (!isOpen(status, stage)) {
      discard()
      setPrepared(undefined)
    } else if (pending) clear()
  }, [status, person, number, stage])

  const join = (residence: Residence | undefined, consents: readonly JoinConsent[] = []) => {
    if (!canStart || !person) return
    // the version that the person could read here; the server refuses an outdated one
    rememberAgreed(number, person, version)
    setPrepared(undefined)
    void once.send({
      termsVersion: version,
      ...(residence && { residence }),
      ...(stage && { stage }),
      ...(consents.length > 0 && { consents: [...consents] }),
    })
  }

  const needsNoAnswer =
    !needsConsent &&
    status !== undefined &&
    !status.residenceNeeded &&
    person !== undefined &&
    agreedTo(number, person, version)
  const isDoneElsewhere = task !== undefined && isMet
  useEffect(() => {
    // the task is done and the terms were agreed to before, so the join has no question left
    if (isDoneElsewhere && needsNoAnswer && canStart && state.kind === 'idle') join(undefined)
  })

  return {
    stage,
    state,
    place: task !== undefined && !isMet ? `/video?code=${task}` : undefined,
    isOffered,
    canStart,
    isBusy: state.kind === 'confirming' || state.kind === 'sending',
    start: () => {
      if (!canStart || !person) return
      track('activity_join_pressed', { activity: number })
      if (needsNoAnswer) join(undefined)
      else {
        once.clear()
        prepare({ kind: 'confirming' })
      }
    },
    confirm: join,
    cancel: () => setPrepared(undefined),
    fail: async (reason) => prepare({ kind: 'refused', message: await failureText({ reason }) }),
    again: () => {
      if (!once.again()) void refetch()
    },
    moment,
    endMoment: () => setMoment(undefined),
    joinedByPage: () => setMoment({ stage: '' }),
  }
}
