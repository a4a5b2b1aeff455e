import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'

/** The element id of the application, which is also the focus target. */
export const applicationId = 'application'

/** A link to the application, next to the message that the person has applied. */
export const JoinedAction = () => (
  <Button look="plain" onClick={() => showPart(applicationId)}>
    {useText(text).toApplication}
  </Button>
)
