import { type CallBackTopic, callBackTopics, longestNote } from '@foyer/api/call-back-limits'
import type { HotlineReply } from '@foyer/api/hotline'
import { useEffect, useId, useRef } from 'react'
import { hongKongDay } from '../format/hong-kong-time.ts'
import { CallUs } from '../hotline/call-us.tsx'
import { PhoneField } from '../phone/phone-field.tsx'
import { useLanguage } from '../text/language.ts'
import type { TextKey } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import * as fieldStyles from '../ui/field.module.css'
import { Notice } from '../ui/notice.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Choices } from './choices.tsx'
import * as styles from './help.module.css'
import { text } from './text.ts'
import { useCallBackForm } from './use-call-back-form.ts'
import { dayText, timesText } from './window-text.ts'

interface CallBackFormProps {
  hotline: HotlineReply
  /** the masked number that the person is registered with */
  number: string
  onSent: () => void
  onOutdated: () => void
}

const topicWords = {
  signIn: 'signInTopic',
  account: 'account',
  campaign: 'campaign',
  reward: 'reward',
  trade: 'trade',
  other: 'otherTopic',
} as const satisfies Record<CallBackTopic, TextKey<typeof text>>

/** A constant, because React calls a ref callback again whenever it is a new function. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Requests a call: which number, when, and what about. */
export const CallBackForm = ({ hotline: { windows, asOf }, number, ...options }: CallBackFormProps) => {
  const t = useText(text)
  const language = useLanguage()
  const id = useId()
  const form = useCallBackForm(options)
  const { call } = form
  const element = useRef<HTMLFormElement>(null)
  // the field may be above the visible part of the sheet
  useEffect(() => {
    if (call.problem)
      element.current?.querySelector('[role="alert"]:not([hidden])')?.scrollIntoView({ block: 'center' })
  }, [call.problem])
  const days = [...new Set(windows.map(({ from }) => hongKongDay(from)))]
  const groups = days.map((day) => {
    const ofDay = windows.filter(({ from }) => hongKongDay(from) === day)
    return {
      name: dayText(language, ofDay[0]?.from ?? 0, asOf),
      options: ofDay.map((window) => ({ value: window.from, label: timesText(language, window) })),
    }
  })
  if (form.isSpent)
    return (
      // the pressed button is gone, so the focus goes to what replaces it
      <div className={styles.form} tabIndex={-1} ref={takeFocus}>
        <Notice tone="info" live>
          {t.spent}
        </Notice>
        <CallUs />
      </div>
    )
  if (windows.length === 0) return <Notice tone="info">{t.noWindow}</Notice>
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <div className={styles.number}>
        <p aria-hidden="true">{t.number}</p>
        <Segmented
          label={t.number}
          options={[
            { value: 'own', label: number },
            { value: 'other', label: t.other },
          ]}
          value={form.isOther ? 'other' : 'own'}
          onChange={(value) => form.setOther(value === 'other')}
        />
        {form.isOther && (
          <PhoneField
            area={form.area}
            mobileNo={form.mobileNo}
            error={call.errorAt('number')}
            onArea={form.setArea}
            onMobileNo={form.setMobileNo}
            onFailed={(message) => call.fail('number', message)}
          />
        )}
      </div>
      <Choices label={t.time} groups={groups} value={form.from} error={call.errorAt('time')} onChange={form.setFrom} />
      <Choices
        label={t.topic}
        groups={[{ name: '', options: callBackTopics.map((topic) => ({ value: topic, label: t[topicWords[topic]] })) }]}
        value={form.topic}
        error={call.errorAt('topic')}
        onChange={form.setTopic}
      />
      <div className={fieldStyles.field}>
        <label className={fieldStyles.fieldLabel} htmlFor={id}>
          {t.note}
        </label>
        <div className={`${fieldStyles.fieldBox} ${styles.note}`}>
          <textarea
            id={id}
            rows={2}
            maxLength={longestNote}
            placeholder={t.noteHint}
            value={form.note}
            onChange={(event) => form.setNote(event.target.value)}
          />
        </div>
      </div>
      {call.problem?.place === 'form' && (
        <Notice tone="danger" live>
          {call.problem.message}
        </Notice>
      )}
      <div className={styles.send}>
        <Button type="submit" busy={call.busy !== undefined}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}
