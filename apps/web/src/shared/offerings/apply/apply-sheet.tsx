import { inLanguage } from '@foyer/api/languages'
import type { Application, HolderRule } from '@foyer/api/offerings'
import { useEffect, useState } from 'react'
import { track } from '../../../platform/tracker.ts'
import * as gateStyles from '../../activity/gate/gate.module.css'
import { usePreservedFocus } from '../../conversion/use-preserved-focus.ts'
import type { Known } from '../../errors/by-refusal.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordSheet } from '../../ui/password-keypad/password-sheet.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { lotsText, useMoney } from '../amounts.ts'
import { removeChoice, useChoice } from '../choice.ts'
import { DocumentSheet } from '../document/lazy.tsx'
import type { OfferProps } from '../offer-props.ts'
import { markOpened, useIsOpened } from '../opened-documents.ts'
import { refusalText } from '../refusal-text.ts'
import { text as shared } from '../text.ts'
import { Applied } from './applied.tsx'
import * as styles from './apply.module.css'
import { ApplyForm } from './apply-form.tsx'
import { currentApplication } from './current-application.ts'
import { costAt, missingFor } from './judge.ts'
import { passwordReplyOf, type ShownByKeypad } from './password-reply-of.ts'
import { PayIn } from './pay-in.tsx'
import { text } from './text.ts'
import { Unanswered } from './unanswered.tsx'
import { useApplying } from './use-applying.ts'

/** Refusals that the sheet explains in words of its own. */
type Explained = 'activity_ineligible' | 'terms_outdated'
/** Refusals whose general text says enough. */
type ShownAsText =
  | 'account_suspended'
  | 'activity_mainland'
  | 'service_restricted'
  | 'activity_not_started'
  | 'application_exists'
  | 'applications_spent'
  | 'decryption_failed'
  | 'funds_short'
  | 'key_reused'
  | 'not_found'
  | 'offering_cut_off'
  | 'order_refused'
  | 'phone_cooling'

interface ApplySheetProps extends OfferProps {
  onClose: () => void
}

/**
 * An application from the number of lots to its reference. The document must be opened, the cost is in view, and the
 * trading password confirms it. If no answer arrives, the sheet first requests the account's applications. If they do
 * not contain it, the person can send the same request with its key again or discard it.
 */
export const ApplySheet = ({ offering, offers, mine, onRefresh, onClose }: ApplySheetProps) => {
  const t = useText(text)
  const rules = useText(shared)
  const refusals = useText(refusalText)
  const language = useLanguage()
  const money = useMoney()
  const choice = useChoice(offering)
  const [step, setStep] = useState<'form' | 'password'>('form')
  const [isUnread, setUnread] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<Application>()
  /** the document has a newer version, which the sheet shows at once */
  const [isOutdated, setOutdated] = useState(false)
  const isOpened = useIsOpened(offering.code, offering.document.version)
  useEffect(() => {
    if (isOpened) setUnread(false)
  }, [isOpened])
  const finish = (application: Application) => {
    track('activity_joined', { activity: offering.activity })
    removeChoice(offering.code)
    setDone(application)
  }
  const { pending, isAbsent, discard, confirm } = useApplying(offering, mine, finish)
  const content = usePreservedFocus(pending ? 'unanswered' : 'form')
  const { data } = mine

  if (done) return <Applied application={done} offering={offering} onClose={onClose} />
  if (!data) return null
  const name = inLanguage(offering.name, language)
  const { lots } = choice
  // margin was chosen before the account's type was known
  const method = data.accountType === 'margin' ? choice.method : 'cash'
  const cost = costAt(offering, lots, method)
  const request = pending ?? { lots, method }
  const goesOut = costAt(offering, request.lots, request.method)
  const words = {
    name,
    lots: lotsText(t, request.lots),
    paid: request.method === 'margin' ? fill(t.withLoan, { loan: money(goesOut.loan) }) : t.inCash,
    own: money(goesOut.own),
  }
  const missing = missingFor(cost, data)

  const submit = () => {
    setProblem(undefined)
    setUnread(!isOpened)
    if (isOpened) setStep('password')
  }
  const check = async (password: string) => {
    const { code, document } = offering
    const outcome = await confirm({ offering: code, lots, method, documentVersion: document.version }, password)
    if (outcome.kind === 'done') {
      const application = currentApplication(outcome.reply)
      // first, so that the button behind the sheet is replaced before the sheet returns the focus
      await mine.take(outcome.reply.mine)
      if (application.status === 'cancelled') setProblem(t.cancelledSince)
      else if (application.status === 'refused') setProblem(refusals[application.refusal ?? 'other'])
      else finish(application)
    }
    const reply = passwordReplyOf(outcome)
    if (reply) return reply
    setStep('form')
    // not awaited, because it may take as long as the network is away
    if (outcome.kind === 'unknown') void mine.refetch()
    if (outcome.kind === 'refused') {
      const { reason, detail, message } = outcome
      reason satisfies Known<'POST /user/:number/offerings/apply', Explained | ShownByKeypad | ShownAsText>
      const rule = detail?.rule as HolderRule | undefined
      setProblem(reason === 'terms_outdated' ? t.outdated : rule && rule in rules ? rules[rule] : message)
      // the refusal may come from outdated facts, so both are requested again
      await Promise.all([onRefresh(), mine.refetch()])
      setOutdated(reason === 'terms_outdated')
    }
    return { status: 'accepted' } as const
  }

  return (
    <>
      <Sheet
        title={fill(t.title, { name })}
        onClose={onClose}
        footer={
          <div className={styles.applyFooter}>
            {isUnread && (
              <p className={gateStyles.gateProblem} role="alert">
                {t.readFirst}
              </p>
            )}
            {pending ? (
              <Button onClick={() => setStep('password')}>{isAbsent ? t.submitAgain : t.again}</Button>
            ) : missing?.kind === 'short' ? (
              <PayIn amount={money(missing.cents)} />
            ) : missing ? (
              <Button onClick={() => choice.setMethod('cash')}>{t.inCashInstead}</Button>
            ) : (
              <Button onClick={submit}>{t.confirm}</Button>
            )}
            {pending && isAbsent && (
              <Button look="plain" onClick={discard}>
                {t.giveUp}
              </Button>
            )}
          </div>
        }
      >
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <div ref={content} tabIndex={-1}>
          {pending ? (
            <Unanswered {...words} isAbsent={isAbsent} />
          ) : (
            <ApplyForm
              offering={offering}
              offers={offers}
              mine={data}
              lots={lots}
              method={method}
              cost={cost}
              missing={missing}
              isUnread={isUnread}
              onLots={choice.setLots}
              onMethod={choice.setMethod}
            />
          )}
        </div>
      </Sheet>
      {isOutdated && (
        <DocumentSheet
          offering={offering}
          mediaUrl={offers.mediaUrl}
          onShown={() => markOpened(offering.code, offering.document.version)}
          onClose={() => setOutdated(false)}
        />
      )}
      {step === 'password' && (
        <PasswordSheet onComplete={check} onClose={() => setStep('form')}>
          <span className="numbers">{fill(pending && !isAbsent ? t.againSubject : t.subject, words)}</span>
        </PasswordSheet>
      )}
    </>
  )
}
