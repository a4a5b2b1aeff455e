import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'

/** Where the application stands; it takes the focus with it. */
export const applicationId = 'application'

const show = () => {
  const card = document.getElementById(applicationId)
  card?.scrollIntoView({ block: 'center' })
  card?.focus({ preventScroll: true })
}

/** Beside the line that says that the person has applied. */
export const JoinedAction = () => (
  <Button look="plain" onClick={show}>
    {useText(text).toApplication}
  </Button>
)
