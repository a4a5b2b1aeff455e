import type { TrackedEvent } from '../tracker.ts'

/** An event as it is handed to the SDK. */
export interface ToldEvent {
  readonly name: string
  readonly properties: Record<string, string | number | boolean>
  readonly time: number
}

/** What is known of the page that is shown, as it is now. */
export interface ShownPage {
  url(): string
  title(): string
}

interface Noted {
  readonly event: TrackedEvent
  readonly activity: number | undefined
  /** of the page it happened on, once that one says its own */
  title: string | undefined
}

/** Without any parameter, before the hash and behind it: nobody knows what stands in one. */
const cleaned = (address: string): string => {
  const { origin, pathname, hash } = new URL(address)
  return origin + pathname + (hash.startsWith('#/') ? hash.split('?')[0] : '')
}

/**
 * Completes events with what is known of their page by the page alone: the activity that it shows, told by `page_activity`
 * (of that number; of none; or one that is asked for, which its page view waits for), and address and title of an event that is
 * handed over when another page is there already. Nothing goes to `take` before `open`.
 */
export const pageFacts = (page: ShownPage, take: (event: ToldEvent) => void) => {
  const most = 100
  let noted: Noted[] = []
  let awaiting: TrackedEvent | undefined
  let isAwaited = false
  let activity: number | undefined
  let isOpen = false
  let isWanted = true

  const hand = ({ event, activity, title }: Noted): void => {
    const isGone = event.url !== page.url()
    take({
      name: event.name,
      time: event.time,
      properties: {
        ...event.properties,
        ...(activity !== undefined && { activity }),
        // of the page that is there the SDK says both, and the title as it will be
        ...(isGone && { $url: cleaned(event.url), $title: title ?? page.title() }),
      },
    })
  }

  const note = (event: TrackedEvent): void => {
    if (!isWanted) return
    const isView = event.name === '$pageview'
    const one = { event, activity: isView ? activity : undefined, title: isView ? undefined : page.title() }
    if (isOpen) hand(one)
    else if (noted.length < most) noted.push(one)
  }

  /** a page names itself after its view was told: before the next one it has */
  const nameThe = (title: string): void => {
    for (const one of noted) one.title ??= title
  }

  const release = (): void => {
    const event = awaiting
    awaiting = undefined
    if (event) note(event)
  }

  return {
    tell(event: TrackedEvent): void {
      if (event.name === 'page_activity') {
        const { activity: number } = event.properties
        isAwaited = event.properties.isAwaited === true
        activity = typeof number === 'number' ? number : undefined
        if (!isAwaited) release()
        return
      }
      if (event.name === '$pageview') {
        release()
        nameThe(page.title())
      }
      if (event.name === '$pageview' && isAwaited) awaiting = event
      else note(event)
    },
    /** the page goes away: what waits for its activity goes without */
    release,
    /** the person who was here is here no longer: what they did is told of them alone, or of nobody */
    leave(): void {
      if (isOpen) release()
      noted = []
      awaiting = undefined
    },
    /** hands over what was noted, and from now on everything at once */
    open(): void {
      isOpen = true
      isWanted = true
      noted.splice(0).forEach(hand)
    },
    /** forgets, and notes nothing more until it is opened */
    refuse(): void {
      isOpen = false
      isWanted = false
      noted = []
      awaiting = undefined
    },
  }
}
