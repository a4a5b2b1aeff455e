import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'

/** Where the application stands; it takes the focus with it. */
export const applicationId = 'application'

/** Beside the line that says that the person has applied. */
export const JoinedAction = () => (
  <Button look="plain" onClick={() => showPart(applicationId)}>
    {useText(text).toApplication}
  </Button>
)
