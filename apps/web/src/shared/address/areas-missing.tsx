import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { text } from './text.ts'
import './areas-missing.css'

/** In place of the wheel, and as high: areas on their way, or the way to ask for them again. */
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
