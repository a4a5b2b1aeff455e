import type { AgreementKey } from '@foyer/api/content'
import { useState } from 'react'
import { table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import * as styles from './consents.module.css'
import { AgreementSheet } from './lazy-sheet.tsx'
import { text as names } from './text.ts'

const text = table('shared/agreements/agreed-before')

/** V6: the documents that a person has already agreed to. Each opens as text, and none requires a second tick. */
export const AgreedBefore = () => {
  const t = useText(text)
  const name = useText(names)
  const [reading, setReading] = useState<AgreementKey>()
  return (
    <div className={styles.consents}>
      <p>{t.agreed}</p>
      <div className={styles.consentLinks}>
        {(['disclaimer', 'privacy', 'service'] as const).map((key) => (
          <button key={key} type="button" className={styles.link} onClick={() => setReading(key)}>
            {name[key]}
          </button>
        ))}
      </div>
      {reading && <AgreementSheet agreementKey={reading} onClose={() => setReading(undefined)} />}
    </div>
  )
}
