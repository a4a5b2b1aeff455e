import { copyText } from '../../../platform/copy-text.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { copyIcon } from '../icons.ts'
import * as styles from './detail.module.css'
import { text } from './text.ts'

/** Copies a text and shows whether that succeeded. */
export const useCopy = () => {
  const t = useText(text)
  return async (value: string): Promise<void> => showToast((await copyText(value)) ? t.copied : t.notCopied)
}

export const CopyButton = ({ label, value }: { label: string; value: string }) => {
  const t = useText(text)
  const copy = useCopy()
  return (
    <button type="button" className={styles.smallButton} aria-label={label} onClick={() => void copy(value)}>
      <Icon path={copyIcon} size={20} />
      <span aria-hidden="true">{t.copy}</span>
    </button>
  )
}
