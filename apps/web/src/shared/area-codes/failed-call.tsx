import type { Failure } from '../../platform/failure.ts'
import { reasonText } from '../errors/reason-text.ts'
import { HotlineText } from '../hotline/hotline-text.tsx'
import { useLanguage } from '../text/language.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { alertIcon } from '../ui/icons.ts'
import { offlineIcon } from '../ui/later-icons.ts'
import { Notice } from '../ui/notice.tsx'
import * as styles from './selector.module.css'
import { text } from './text.ts'

interface FailedCallProps {
  failure: Failure
  onRetry: () => void
  /** true when there is no list to show */
  isAlone: boolean
}

/** The reason why a request failed and a button that retries it (X3), above the list or instead of it. */
export const FailedCall = ({ failure, onRetry, isAlone }: FailedCallProps) => {
  const { retry } = useText(text)
  const message = reasonText(failure, useLanguage())
  return isAlone ? (
    <div className={styles.selectorState} role="alert">
      <Icon path={failure.reason === 'network' ? offlineIcon : alertIcon} size={32} />
      <p>
        <HotlineText>{message}</HotlineText>
      </p>
      <Button look="plain" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  ) : (
    <div className={styles.selectorFailed}>
      <Notice tone="danger" live>
        <HotlineText>{message}</HotlineText>
        <button type="button" onClick={onRetry}>
          {retry}
        </button>
      </Notice>
    </div>
  )
}
