import { useEffect, useRef } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { track } from '../../../platform/tracker.ts'
import * as styles from '../../../shared/activity/gate/gate.module.css'
import { GateCaption } from '../../../shared/activity/gate/gate-caption.tsx'
import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { text as gateText } from '../../../shared/activity/gate/text.ts'
import { JoinSheet } from '../../../shared/activity/join/lazy-sheet.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import type { ByRefusal } from '../../../shared/errors/by-refusal.ts'
import { loadReasonText } from '../../../shared/errors/failure-text.ts'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { useOnce } from '../../../shared/once/use-once.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { type GiftContent, type Refused, useGiftState } from '../gift-state.tsx'
import { clearDraft } from './draft.ts'
import { formId } from './form-id.ts'
import { Review } from './review.tsx'
import { text } from './text.ts'

/** Refusals of no part of the form. */
type OfNoPart =
  | 'account_suspended'
  | 'activity_ended'
  | 'activity_ineligible'
  | 'activity_mainland'
  | 'activity_not_started'
  | 'activity_queued'
  | 'already_granted'
  | 'key_reused'
  | 'residence_needed'
  | 'service_restricted'
  | 'terms_outdated'
/** The part of the form that a refusal refers to. */
const parts: ByRefusal<'POST /user/493/gift', Refused['part'], OfNoPart> = {
  activity_sold_out: 'gift',
  not_found: 'proof',
}

/** The action in the panel at the bottom. It submits the form, shows it for review, and sends it once. */
export const SubmitAction = () => {
  const t = useText(text)
  const gate = useText(gateText)
  const online = useOnline()
  const { detail, personalStatus, join } = useShown()
  const { personal, hasForm, reviewed, review, fail, refuse, lockForm } = useGiftState()
  const sent = useRef<GiftContent>(undefined)
  const once = useOnce({
    name: 'gift.493',
    path: pathTo('POST /user/493/gift'),
    person: personalStatus.person,
    onDone: async ({ status }) => {
      track('activity_joined', { activity: detail.number })
      clearDraft()
      await personal.refetch()
      await personalStatus.take(status)
      join.joinedByPage()
      scrollTo({ top: 0 })
    },
    onRefused: async (reason) => {
      // requests the current stock before the page leads the person back to the gifts
      await Promise.all([personal.refetch(), personalStatus.refetch()])
      const part = parts[reason]
      if (part && sent.current) refuse({ part, content: sent.current })
    },
  })
  const { state } = once
  const isLocked = state.kind === 'sending' || state.kind === 'unknown'
  useEffect(() => lockForm(isLocked), [isLocked, lockForm])
  useEffect(() => fail(state.kind === 'refused' && state.detail?.path ? state : undefined), [state, fail])
  // loads the texts while the network is available, so that the page can show that it is gone
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
    return state.reason === 'not_found' ? t.pictureGone : state.message
  }
  return (
    <>
      {online ? <GateCaption text={t.oneEach} /> : <GateLine title={gate.offline} why={[gate.offlineWhy]} />}
      {/* the gifts say that one of them is gone */}
      {state.kind === 'refused' && state.reason !== 'activity_sold_out' && (
        <p className={styles.gateProblem} role="alert">
          <HotlineText>{problem() ?? ''}</HotlineText>
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
      {reviewed && (
        <JoinSheet
          title={t.reviewTitle}
          action={t.submit}
          onConfirm={(residence) => {
            review(undefined)
            refuse(undefined)
            sent.current = reviewed
            once.send({ termsVersion: detail.version, ...(residence && { residence }), ...reviewed })
          }}
          onClose={() => review(undefined)}
          onFailed={() => review(undefined)}
        >
          <Review content={reviewed} />
        </JoinSheet>
      )}
    </>
  )
}
