import { copyText } from '../../platform/copy-text.ts'
import { useText } from '../text/use-text.ts'
import { showToast } from '../ui/toast.ts'
import * as styles from './presentation.module.css'
import { text } from './text.ts'

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

/** The code to type instead of the QR code, and a button that copies it. */
export const TypedCode = ({ code }: { code: string }) => {
  const t = useText(text)
  const copy = async () => showToast((await copyText(code)) ? t.copied : t.notCopied)
  return (
    <div className={styles.typedCode}>
      <p>
        <span className={styles.typedLabel}>{t.code}</span>
        <CodeGroups code={code} />
      </p>
      <button type="button" className={styles.typedCopy} onClick={() => void copy()}>
        {t.copy}
      </button>
    </div>
  )
}
