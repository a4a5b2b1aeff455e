import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { openingEvent } from '../moment/campaign-events.ts'
import { text } from './text.ts'

/** In the place of the reminder while its code loads, so that the panel names its action at once. */
const Pending = () => (
  <Button className="button-outlined" busy>
    {useText(text).remind}
  </Button>
)

const AddToCalendar = lazyPart(
  () => import('../../moments/add-to-calendar.tsx').then((part) => part.AddToCalendar),
  <Pending />,
)

/** The action of a gate that only waits for its time: a reminder for the person's own calendar. */
export const Reminder = ({ event }: { event: ReturnType<typeof openingEvent> }) => (
  <AddToCalendar event={event} label={useText(text).remind} className="button button-outlined" />
)
