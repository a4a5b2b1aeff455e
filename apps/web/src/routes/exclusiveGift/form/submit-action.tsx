import type { Reason } from '@foyer/contract/errors'
import type { GiftReply, GiftRequest } from '@foyer/contract/gifts'
import { useEffect, useRef } from 'react'
import { track } from '../../../platform/tracker.ts'
import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { openWords } from '../../../shared/activity/gate/gate-words.ts'
import { text as gateText } from '../../../shared/activity/gate/text.ts'
import { JoinSheet } from '../../../shared/activity/join/lazy-sheet.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { loadReasonText } from '../../../shared/errors/failure-text.ts'
import { useOnce } from '../../../shared/once/use-once.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { type Asked, type Refused, useDesk } from '../desk.tsx'
import { forgetDraft } from './draft.ts'
import { formId } from './form-id.ts'
import { Review } from './review.tsx'
import { text } from './text.ts'
import './gift-form.css'

/** What in the form a refusal is about. */
const parts: Partial<Record<Reason, Refused['part']>> = { activity_sold_out: 'gift', not_found: 'proof' }

/** In the panel at the foot: submits the form, shows it for a last look, sends it once. */
export const SubmitAction = () => {
  const t = useText(text)
  const gate = useText(gateText)
  const language = useLanguage()
  const online = useOnline()
  const { detail, standing } = useShown()
  const { personal, hasForm, asked, ask, fail, refuse, holdForm } = useDesk()
  const sent = useRef<Asked>(undefined)
  const once = useOnce<Omit<GiftRequest, 'key'>, GiftReply>({
    name: 'gift.493',
    path: '/user/493/gift',
    person: standing.person,
    onDone: async ({ status }) => {
      track('activity_joined', { activity: detail.number })
      forgetDraft()
      await personal.ask()
      await standing.take(status)
      showToast(t.submitted)
      scrollTo({ top: 0 })
    },
    onRefused: async (reason) => {
      // what is left is known before the person is led back to the choice
      await Promise.all([personal.ask(), standing.ask()])
      const part = parts[reason]
      if (part && sent.current) refuse({ part, asked: sent.current })
    },
  })
  const { state } = once
  const isHeld = state.kind === 'sending' || state.kind === 'unknown'
  useEffect(() => holdForm(isHeld), [isHeld, holdForm])
  useEffect(() => fail(state.kind === 'refused' && state.detail?.path ? state : undefined), [state, fail])
  // there to say that the network is gone when it is
  useEffect(() => void loadReasonText().catch(() => undefined), [])

  if (state.kind === 'unknown')
    return (
      <>
        <GateLine title={t.unknown} why={[t.unknownWhy]} />
        <Button blocked={!online} onClick={once.again}>
          {t.again}
        </Button>
      </>
    )
  const problem = () => {
    if (state.kind !== 'refused') return undefined
    if (state.reason === 'activity_sold_out') return t.itemGone
    return state.reason === 'not_found' ? t.pictureGone : state.message
  }
  const { why } = openWords(detail, standing.status, language)
  return (
    <>
      {online ? <GateLine title={t.oneEach} why={why} /> : <GateLine title={gate.offline} why={[gate.offlineWhy]} />}
      {state.kind === 'refused' && (
        <p className="gate-problem" role="alert">
          {problem()}
        </p>
      )}
      <Button
        type="submit"
        form={formId}
        busy={state.kind === 'sending'}
        blocked={!online || !hasForm}
        onClick={() => track('activity_join_pressed', { activity: detail.number })}
      >
        {state.kind === 'sending' ? t.submitting : t.review}
      </Button>
      {asked && (
        <JoinSheet
          title={t.reviewTitle}
          action={t.submit}
          onConfirm={(residence) => {
            ask(undefined)
            refuse(undefined)
            sent.current = asked
            once.send({ termsVersion: detail.version, ...(residence && { residence }), ...asked })
          }}
          onClose={() => ask(undefined)}
          onFailed={() => ask(undefined)}
        >
          <Review asked={asked} />
        </JoinSheet>
      )}
    </>
  )
}
