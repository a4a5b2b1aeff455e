import type { JoinConsent, JoinReply, JoinRequest, JoinStatus, Residence } from '@foyer/contract/activities'
import type { Reason } from '@foyer/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { call, failureOf } from '../../../platform/session.ts'
import { track } from '../../../platform/tracker.ts'
import type { Failure } from '../../errors/failure.ts'
import { failureText } from '../../errors/failure-text.ts'
import { type Attempt, forgetAttempt, keepAttempt, keptAttempt } from '../../once/attempt.ts'
import { isOutcomeUnknown } from '../../once/outcome.ts'
import { useOnline } from '../../server/use-online.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast.ts'
import type { Activity } from '../activity.ts'
import type { Standing } from '../gate/use-standing.ts'
import { agreedTo, rememberAgreed } from './agreed.ts'
import { text } from './text.ts'

export type JoinState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'sending' }
  /** sent, and nobody knows what became of it */
  | { kind: 'unknown' }
  | { kind: 'refused'; message: string }

export interface Join {
  /** the stage that is open now; empty where the activity has none */
  stage: string
  state: JoinState
  /** where the task of the open stage is done, a path of the client; undefined where it is done here, or was done there */
  place: string | undefined
  /** there is something to join or to do, and no answer is missing: the action stands on the page */
  isOffered: boolean
  /** it can be done now; without a network it cannot */
  canStart: boolean
  /** what was tapped for is on its way: the sheet that asks, or the join */
  isBusy: boolean
  /** a tap: asks what has to be asked first, or joins */
  start: () => void
  /** the person has answered and agreed */
  confirm: (residence: Residence | undefined, consents?: readonly JoinConsent[]) => void
  cancel: () => void
  /** what had to come before sending did not */
  fail: (reason: Reason) => Promise<void>
  /** asks the server again, with the same key */
  again: () => void
}

type Asked = Omit<JoinRequest, 'key'>

const nameOf = (activity: number, stage: string) => `join.${activity}.${stage}`
const post = (activity: number, { request }: Attempt<Asked>): Promise<JoinReply> =>
  call<JoinReply>({ path: `/user/${activity}/join`, body: request })

const idle: JoinState = { kind: 'idle' }
const isOpen = ({ gate, stages }: JoinStatus, stage: string): boolean =>
  stage ? stages.find(({ id }) => id === stage)?.state === 'open' : gate === 'available'

/**
 * Joins an activity, or completes one of its stages, once (N13).
 * @param asksConsent the page asks for one beside the terms: the sheet is never passed over
 */
export const useJoin = ({ detail }: Activity, standing: Standing, stage: string, asksConsent: boolean): Join => {
  const t = useText(text)
  const { number, version, stages } = detail
  const { status, gate, person, take, ask } = standing
  const online = useOnline()
  const [held, hold] = useState<{ stage: string; state: JoinState }>({ stage, state: idle })
  const sending = useRef(false)
  // what became of one stage says nothing of the next
  const state = held.stage === stage || held.state.kind === 'sending' ? held.state : idle
  const setState = (state: JoinState) => hold({ stage, state })

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
    // a reload in the middle, or a look from another tab: the server knows by now, or is asked again
    for (const { id, participation } of [...status.stages, { id: '', participation: status.participation }]) {
      if (isOpen(status, id)) continue
      const name = nameOf(number, id)
      // what is being sent is told by its answer
      if (participation && keptAttempt(name, person) && !sending.current) track('activity_joined', { activity: number })
      forgetAttempt(name)
    }
    if (sending.current) return
    const isUnknown = keptAttempt(nameOf(number, stage), person) !== undefined
    hold((held) => {
      if (isUnknown) return { stage, state: { kind: 'unknown' } }
      return isOpen(status, stage) && held.state.kind !== 'unknown' ? held : { stage, state: idle }
    })
  }, [status, person, number, stage])

  const refuse = async (failure: Failure) => setState({ kind: 'refused', message: await failureText(failure) })

  const send = async (attempt: Attempt<Asked>) => {
    sending.current = true
    setState({ kind: 'sending' })
    try {
      const { status } = await post(number, attempt)
      forgetAttempt(nameOf(number, stage))
      track('activity_joined', { activity: number })
      await take(status)
      setState(idle)
      showToast(stage ? t.completed : t.joined)
    } catch (error) {
      const failure = failureOf(error)
      if (isOutcomeUnknown(failure.reason)) return setState({ kind: 'unknown' })
      forgetAttempt(nameOf(number, stage))
      await refuse(failure)
      void ask()
    } finally {
      sending.current = false
    }
  }

  const join = (residence: Residence | undefined, consents: readonly JoinConsent[] = []) => {
    // two taps are one act
    if (!canStart || !person || sending.current) return
    // the version the person could read here; the server refuses one that no longer holds
    rememberAgreed(number, person, version)
    const asked = {
      termsVersion: version,
      ...(residence && { residence }),
      ...(stage && { stage }),
      ...(consents.length > 0 && { consents: [...consents] }),
    }
    void send(keepAttempt<Asked>(nameOf(number, stage), person, asked))
  }

  const asksNothing =
    !asksConsent &&
    status !== undefined &&
    !status.residenceNeeded &&
    person !== undefined &&
    agreedTo(number, person, version)
  const isDoneElsewhere = task !== undefined && isMet
  useEffect(() => {
    // the server knows that it was done, and the person has agreed to the terms before: nothing is left to ask
    if (!isDoneElsewhere || !asksNothing || !canStart || state.kind !== 'idle') return
    // one without an answer goes out again with its own key
    if (keptAttempt(nameOf(number, stage), person) === undefined) join(undefined)
  })

  return {
    stage,
    state,
    place: task !== undefined && !isMet ? `/video?code=${task}` : undefined,
    isOffered,
    canStart,
    isBusy: state.kind === 'asking' || state.kind === 'sending',
    start: () => {
      if (!canStart || !person) return
      track('activity_join_pressed', { activity: number })
      if (asksNothing) join(undefined)
      else setState({ kind: 'asking' })
    },
    confirm: join,
    cancel: () => setState(idle),
    fail: (reason) => refuse({ reason }),
    again: () => {
      if (sending.current) return
      const attempt = person === undefined ? undefined : keptAttempt<Asked>(nameOf(number, stage), person)
      if (attempt) void send(attempt)
      else void ask()
    },
  }
}
