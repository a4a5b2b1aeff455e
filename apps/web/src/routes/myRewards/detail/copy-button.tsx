import { copyText } from '../../../platform/copy-text.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { copyIcon } from '../icons.ts'
import { text } from './text.ts'

export const CopyButton = ({ label, value }: { label: string; value: string }) => {
  const t = useText(text)
  return (
    <button
      type="button"
      className="small-button"
      aria-label={label}
      onClick={() => void copyText(value).then((isCopied) => showToast(isCopied ? t.copied : t.notCopied))}
    >
      <Icon path={copyIcon} size={20} />
      <span aria-hidden="true">{t.copy}</span>
    </button>
  )
}
