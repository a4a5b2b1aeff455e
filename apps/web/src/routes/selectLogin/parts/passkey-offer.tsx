import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../../../platform/session.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { createPasskey } from '../../../shared/passkeys/create.ts'
import { passkeyIcon } from '../../../shared/passkeys/icon.ts'
import { rememberDeclined } from '../../../shared/passkeys/memory.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useTitle } from '../../../shared/ui/use-title.ts'
import * as styles from '../page.module.css'
import { passkeyText } from '../passkey-text.ts'
import { text } from '../text.ts'

/** After a login by password, which it states: a passkey for the next time. The person is logged in whatever they choose. */
export const PasskeyOffer = ({ onDone }: { onDone: () => void }) => {
  const t = useText(passkeyText)
  const { signedIn } = useText(text)
  const heading = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useTitle(t.offer)
  useEffect(() => heading.current?.focus(), [])

  const create = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const creation = await createPasskey()
      if (creation !== 'declined') {
        showToast(t.created)
        onDone()
      }
    } catch (error) {
      setProblem(await failureText(failureOf(error)))
    }
    setBusy(false)
  }
  const decline = () => {
    rememberDeclined(Date.now())
    onDone()
  }

  return (
    <section className={styles.offer}>
      <p id="logged-in" className={styles.offerAfter}>
        <Icon path={checkIcon} size={20} />
        {signedIn}
      </p>
      <span className={styles.offerArt}>
        <Icon path={passkeyIcon} size={40} />
      </span>
      <h1 ref={heading} tabIndex={-1} aria-describedby="logged-in">
        {t.offer}
      </h1>
      <p className="lead">{t.offerLead}</p>
      <ul role="list" className={styles.offerPoints}>
        {[t.offerFast, t.offerSafe, t.offerYours].map((point) => (
          <li key={point}>
            <Icon path={checkIcon} size={20} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Button busy={busy} onClick={create}>
        {busy ? t.creating : t.create}
      </Button>
      <Button look="quiet" blocked={busy} onClick={decline}>
        {t.notNow}
      </Button>
    </section>
  )
}
