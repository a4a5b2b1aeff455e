import { presentationLife, presentationRenewedBefore } from '@foyer/api/presentation-life'
import { useText } from '../text/use-text.ts'
import * as styles from './presentation.module.css'
import { Seconds } from './seconds.tsx'
import { text } from './text.ts'
import type { Shown } from './use-presented.ts'

/** A code in two groups. Screen readers spell it out. */
export const CodeGroups = ({ code }: { code: string }) => {
  const [first, second] = code.split('-')
  return (
    <>
      <span className={`${styles.typedGroups} numbers`} aria-hidden="true">
        <span>{first}</span>
        <span>{second}</span>
      </span>
      <span className="visually-hidden">{[...code.replace('-', '')].join(' ')}</span>
    </>
  )
}

/** The code to type instead of the QR code, and when the next one arrives. Nothing copies it: it is not to be passed on. */
export const TypedCode = ({ shown: { code, renewAt } }: { shown: Shown }) => {
  const t = useText(text)
  return (
    <div className={styles.typedCode}>
      <p>
        <span className={styles.typedLabel}>{t.code}</span>
        <CodeGroups code={code} />
      </p>
      <Seconds to={renewAt} of={presentationLife - presentationRenewedBefore} />
    </div>
  )
}
