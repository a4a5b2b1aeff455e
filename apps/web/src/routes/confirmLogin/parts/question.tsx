import type { ViewLoginReply } from '@foyer/api/login-requests'
import { useState } from 'react'
import { DigitsField } from '../../../shared/account-proof/digits-field.tsx'
import { deviceNames, placeName } from '../../../shared/devices/names.ts'
import { text as deviceText } from '../../../shared/devices/text.ts'
import { formatHongKong } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import type { Answer } from '../use-answer.tsx'

type Seen = Extract<ViewLoginReply, { state: 'seen' }>

/** What the server knows of the computer, for the person to compare with the one in front of them. */
const Facts = ({ seen }: { seen: Seen }) => {
  const t = useText(text)
  const device = useText(deviceText)
  const language = useLanguage()
  const facts = [
    [t.device, fill(device.on, deviceNames(device, seen))],
    [device.place, seen.country === null ? device.unknownPlace : placeName(device, language, seen.country)],
    [t.at, formatHongKong(language, seen.begunAt)],
    [t.account, seen.account],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Which computer requests a login, and the two answers. */
export const Question = ({ seen, answer }: { seen: Seen; answer: Answer }) => {
  const t = useText(text)
  const [number, setNumber] = useState('')
  const { busy, problem, confirm, refuse, clear, dialog } = answer
  const refusal = (
    <Button look={seen.isElsewhere ? 'main' : 'plain'} busy={busy === 'refuse'} onClick={refuse}>
      {busy === 'refuse' ? t.refusing : t.refuse}
    </Button>
  )
  return (
    <>
      <form
        className={styles.question}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          confirm(number)
        }}
      >
        <Facts seen={seen} />
        <Notice tone={seen.isElsewhere ? 'danger' : 'warn'}>
          {seen.isElsewhere && (
            <p>
              <strong>{t.elsewhere}</strong>
            </p>
          )}
          <p>{t.onlyYours}</p>
        </Notice>
        <DigitsField
          label={t.number}
          hint={t.numberHint}
          digits={number}
          length={2}
          error={problem?.place === 'number' ? problem.message : undefined}
          onDigits={(typed) => {
            setNumber(typed)
            clear()
          }}
        />
        {problem?.place === 'form' && (
          <Notice tone="danger" live>
            {problem.message}
          </Notice>
        )}
        {seen.isElsewhere && refusal}
        <Button type="submit" look={seen.isElsewhere ? 'plain' : 'main'} busy={busy === 'confirm'}>
          {busy === 'confirm' ? t.confirming : t.confirm}
        </Button>
        {!seen.isElsewhere && refusal}
      </form>
      {dialog}
    </>
  )
}
