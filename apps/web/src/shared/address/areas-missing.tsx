import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { text } from './text.ts'
import './areas-missing.css'

/** Shown in place of the wheel, at the same height: the loading state, or a button that requests the areas again. */
export const AreasMissing = ({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) => {
  const t = useText(text)
  return (
    <div className="areas-missing">
      {hasFailed ? (
        <>
          <p role="alert">{t.failed}</p>
          <Button look="plain" onClick={onRetry}>
            {t.retry}
          </Button>
        </>
      ) : (
        <p role="status" className="areas-loading">
          <Spinner />
          {t.loading}
        </p>
      )}
    </div>
  )
}
