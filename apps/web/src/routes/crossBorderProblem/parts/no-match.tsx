import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'

/** The message that a search found nothing, with suggestions. */
export const NoMatch = ({ onAll }: { onAll: () => void }) => {
  const t = useText(text)
  return (
    <div className="cb-card questions-none">
      <div role="status">
        <strong>{t.nothing}</strong>
        <p className="questions-none-why">{t.nothingWhy}</p>
      </div>
      <Button
        look="plain"
        onClick={() => {
          onAll()
          document.querySelector<HTMLElement>('.questions-search input')?.focus()
        }}
      >
        {t.all}
      </Button>
      <CallUs />
    </div>
  )
}
