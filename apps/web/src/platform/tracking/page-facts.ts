import type { TrackedEvent } from '../tracker.ts'

/** An event as passed to the SDK. */
export interface CompletedEvent {
  readonly name: string
  readonly properties: Record<string, string | number | boolean>
  readonly time: number
}

/** Reads the current address and title of the shown page. */
export interface ShownPage {
  url(): string
  title(): string
}

interface Noted {
  readonly event: TrackedEvent
  readonly activity: number | undefined
  /** title of the event's page, once that page has set it */
  title: string | undefined
}

/** Removes all parameters, before and after the hash, because they may contain personal data. */
const cleaned = (address: string): string => {
  const { origin, pathname, hash } = new URL(address)
  return origin + pathname + (hash.startsWith('#/') ? hash.split('?')[0] : '')
}

/**
 * Completes events with facts of their page that only the page knows. One is its activity, reported by `page_activity`:
 * a number, none, or one that is still loading, for which the page view waits. The others are address and title, for
 * events that are passed on when another page is shown already. Passes nothing to `take` before `open`.
 */
export const pageFacts = (page: ShownPage, take: (event: CompletedEvent) => void) => {
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
        // for the current page the SDK adds both, with the title it has by then
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

  /** a page sets its title after its view was reported, but before the next view */
  const nameThe = (title: string): void => {
    for (const one of noted) one.title ??= title
  }

  const release = (): void => {
    const event = awaiting
    awaiting = undefined
    if (event) note(event)
  }

  return {
    record(event: TrackedEvent): void {
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
    /** the page ends: a view that waits for its activity is sent without it */
    release,
    /** the person has left: a waiting view is sent while it is still theirs, and other recorded events are deleted */
    leave(): void {
      if (isOpen) release()
      noted = []
      awaiting = undefined
    },
    /** passes on the recorded events, and from now on every event at once */
    open(): void {
      isOpen = true
      isWanted = true
      noted.splice(0).forEach(hand)
    },
    /** deletes the recorded events, and records nothing until `open` */
    refuse(): void {
      isOpen = false
      isWanted = false
      noted = []
      awaiting = undefined
    },
  }
}
