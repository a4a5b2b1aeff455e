import { useState } from 'react'
import { Consents } from '../agreements/consents.tsx'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import * as styles from './agreeing.module.css'
import { text } from './text.ts'

/** The documents, if they have changed since the person agreed to them. */
export const Agreeing = ({ onAgree }: { onAgree: () => void }) => {
  const t = useText(text)
  const [agreed, setAgreed] = useState(false)
  const [error, setError] = useState<string>()
  return (
    <div className={styles.agreeing}>
      <Notice tone="info" live>
        {t.changed}
      </Notice>
      <Consents
        agreed={agreed}
        error={error}
        onAgreed={(next) => {
          setAgreed(next)
          setError(undefined)
        }}
      />
      <Button onClick={() => (agreed ? onAgree() : setError(t.consentMissing))}>{t.logIn}</Button>
    </div>
  )
}
