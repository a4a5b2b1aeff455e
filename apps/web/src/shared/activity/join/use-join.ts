import type { JoinConsent, JoinReply, JoinRequest, JoinStatus, Residence } from '@foyer/contract/activities'
import type { Reason } from '@foyer/contract/errors'
import { attemptFailureOf, attemptStates } from '@foyer/contract/machines/attempt'
import { useEffect, useRef, useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { api, failureOf } from '../../../platform/session.ts'
import { track } from '../../../platform/tracker.ts'
import type { Failure } from '../../errors/failure.ts'
import { failureText } from '../../errors/failure-text.ts'
import { type Attempt, removeAttempt, storeAttempt, storedAttempt } from '../../once/attempt.ts'
import { useOnline } from '../../server/use-online.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast.ts'
import type { Activity } from '../activity.ts'
import type { PersonalStatus } from '../gate/use-personal-status.ts'
import { agreedTo, rememberAgreed } from './agreed.ts'
import { text } from './text.ts'

export type JoinState =
  | { kind: 'idle' }
  | { kind: 'confirming' }
  | { kind: 'sending' }
  /** sent, without an answer: the outcome is unknown */
  | { kind: 'unknown' }
  | { kind: 'refused'; message: string }

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
  fail: (reason: Reason) => Promise<void>
  /** sends the join again with the same key */
  again: () => void
}

type JoinBody = Omit<JoinRequest, 'key'>

const nameOf = (activity: number, stage: string) => `join.${activity}.${stage}`
const post = (activity: number, { request }: Attempt<JoinBody>): Promise<JoinReply> =>
  api(pathTo('POST /user/:number/join', { number: activity }), request)

const idle: JoinState = { kind: 'idle' }
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
  const t = useText(text)
  const { number, version, stages } = detail
  const { status, gate, person, take, refetch } = personalStatus
  const online = useOnline()
  const [current, setCurrent] = useState<{ stage: string; state: JoinState }>({ stage, state: idle })
  const sending = useRef(false)
  // the result of one stage does not apply to the next
  const state = current.stage === stage || current.state.kind === 'sending' ? current.state : idle
  const setState = (state: JoinState) => setCurrent({ stage, state })

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
    // After a reload in the middle of a join, or when the tab becomes visible again, the status shows whether the join
    // succeeded.
    for (const { id, participation } of [...status.stages, { id: '', participation: status.participation }]) {
      if (isOpen(status, id)) continue
      const name = nameOf(number, id)
      // a join in flight is counted when its own answer arrives
      if (participation && storedAttempt(name, person) && !sending.current)
        track('activity_joined', { activity: number })
      removeAttempt(name)
    }
    if (sending.current) return
    const isUnknown = storedAttempt(nameOf(number, stage), person) !== undefined
    setCurrent((current) => {
      if (isUnknown) return { stage, state: { kind: 'unknown' } }
      return isOpen(status, stage) && current.state.kind !== 'unknown' ? current : { stage, state: idle }
    })
  }, [status, person, number, stage])

  const refuse = async (failure: Failure) => setState({ kind: 'refused', message: await failureText(failure) })

  const send = async (attempt: Attempt<JoinBody>, sent: 'first' | 'again') => {
    sending.current = true
    setState({ kind: 'sending' })
    try {
      const { status } = await post(number, attempt)
      removeAttempt(nameOf(number, stage))
      track('activity_joined', { activity: number })
      await take(status)
      setState(idle)
      showToast(stage ? t.completed : t.joined)
    } catch (error) {
      const failure = failureOf(error)
      const event = attemptFailureOf(failure.reason)
      if (event === 'lose') return setState({ kind: 'unknown' })
      if (attemptStates[sent][event] === 'none') removeAttempt(nameOf(number, stage))
      await refuse(failure)
      void refetch()
    } finally {
      sending.current = false
    }
  }

  const join = (residence: Residence | undefined, consents: readonly JoinConsent[] = []) => {
    // two taps are one join
    if (!canStart || !person || sending.current) return
    // the version that the person could read here; the server refuses an outdated one
    rememberAgreed(number, person, version)
    const body = {
      termsVersion: version,
      ...(residence && { residence }),
      ...(stage && { stage }),
      ...(consents.length > 0 && { consents: [...consents] }),
    }
    void send(storeAttempt<JoinBody>(nameOf(number, stage), person, body), 'first')
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
    if (!isDoneElsewhere || !needsNoAnswer || !canStart || state.kind !== 'idle') return
    // a stored attempt without an answer is sent again with its own key, not as a new join
    if (storedAttempt(nameOf(number, stage), person) === undefined) join(undefined)
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
      else setState({ kind: 'confirming' })
    },
    confirm: join,
    cancel: () => setState(idle),
    fail: (reason) => refuse({ reason }),
    again: () => {
      if (sending.current) return
      const attempt = person === undefined ? undefined : storedAttempt<JoinBody>(nameOf(number, stage), person)
      if (attempt) void send(attempt, 'again')
      else void refetch()
    },
  }
}
