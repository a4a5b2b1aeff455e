import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import * as styles from './areas-missing.module.css'
import { text } from './text.ts'

/** Shown in place of the wheel, at the same height: the loading state, or a button that requests the areas again. */
export const AreasMissing = ({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) => {
  const t = useText(text)
  return (
    <div className={styles.areasMissing}>
      {hasFailed ? (
        <>
          <p role="alert">{t.failed}</p>
          <Button look="plain" onClick={onRetry}>
            {t.retry}
          </Button>
        </>
      ) : (
        <p role="status" className={styles.areasLoading}>
          <Spinner />
          {t.loading}
        </p>
      )}
    </div>
  )
}
