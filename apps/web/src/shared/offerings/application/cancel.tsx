import type { Application } from '@foyer/api/offerings'
import { useState } from 'react'
import { formatHongKong } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { useSecondsLeft } from '../../ui/countdown/use-seconds-left.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { lotsText, useMoney } from '../amounts.ts'
import { passwordReplyOf } from '../apply/password-reply-of.ts'
import type { OfferProps } from '../offer-props.ts'
import * as offeringsStyles from '../offerings.module.css'
import { useOfferingClock } from '../phase.ts'
import * as styles from './application.module.css'
import { text } from './text.ts'
import type { Cancelling } from './use-cancelling.ts'

const PasswordSheet = lazyPart(() =>
  import('../../ui/password-keypad/password-sheet.tsx').then((module) => module.PasswordSheet),
)

interface CancelProps extends Pick<OfferProps, 'offers' | 'mine'> {
  application: Application
  cancelling: Cancelling
}

/**
 * Cancels an application until the broker's cut-off by the server's clock: first a question, then the trading password.
 */
export const Cancel = ({ application, cancelling, offers, mine }: CancelProps) => {
  const t = useText(text)
  const language = useLanguage()
  const money = useMoney()
  const { reference, lots, blocked, loan, cancellableUntil } = application
  const { pending, confirm, take } = cancelling
  const [step, setStep] = useState<'rest' | 'question' | 'password'>('rest')
  const left = useSecondsLeft(cancellableUntil ?? 0, useOfferingClock(offers, mine), undefined)
  const isOver = cancellableUntil === null || left === 0

  const check = async (password: string) => {
    const outcome = await confirm(password)
    const reply = passwordReplyOf(outcome)
    if (reply) return reply
    setStep('rest')
    await take(outcome)
    return { status: 'accepted' } as const
  }

  return (
    <div className={styles.applicationCancel}>
      {pending ? (
        <>
          <Notice tone="warn" live>
            <p>
              <strong>{t.unknown}</strong>
            </p>
            <p>{t.unknownWhy}</p>
          </Notice>
          <Button look="plain" onClick={() => setStep('password')}>
            {t.again}
          </Button>
        </>
      ) : (
        <>
          {!isOver && (
            <Button look="plain" onClick={() => setStep('question')}>
              {t.cancel}
            </Button>
          )}
          <p className={`${offeringsStyles.applicationNote} numbers`}>
            {isOver || cancellableUntil === null
              ? t.cancelOver
              : fill(t.cancelUntil, { time: formatHongKong(language, cancellableUntil) })}
          </p>
        </>
      )}
      {step === 'question' && (
        <Dialog
          title={t.cancelTitle}
          cancel={t.keep}
          confirm={t.goOn}
          danger
          onConfirm={() => setStep('password')}
          // after confirmation the step has already advanced
          onClose={() => setStep((now) => (now === 'question' ? 'rest' : now))}
        >
          <span className="numbers">
            {fill(t.cancelQuestion, { reference, lots: lotsText(t, lots), own: money(blocked - loan) })}
          </span>
        </Dialog>
      )}
      {step === 'password' && (
        <PasswordSheet onComplete={check} onClose={() => setStep('rest')} onFailed={() => setStep('rest')}>
          <span className="numbers">{fill(t.cancelSubject, { reference })}</span>
        </PasswordSheet>
      )}
    </div>
  )
}
