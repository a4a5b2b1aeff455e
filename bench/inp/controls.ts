/** What a finger or a key does to a control. */
export type Act = 'press' | 'type' | 'adjust' | 'follow'

/** The next control of a page, as it is on the screen. */
export interface Control {
  readonly act: Act
  /** its middle */
  readonly x: number
  readonly y: number
  /** what the report calls it */
  readonly name: string
  /** what a person would type into a field */
  readonly typed: string
}

/** What the page has noted: which controls have been used, and the events that belong to an interaction. */
interface Notes {
  readonly used: WeakSet<Element>
  readonly kinds: Map<string, number>
  readonly events: PerformanceEventTiming[]
  readonly observer: PerformanceObserver
}

interface Noting {
  inpNotes: Notes
}

/** The time of an event from the input to the next frame, in milliseconds. */
export interface Timed {
  readonly at: number
  readonly duration: number
  readonly type: string
}

/**
 * Runs in each document before its own scripts. Notes the events that are part of an interaction, and keeps the page
 * where it is: it opens no other document and no window.
 */
export const note = (): void => {
  const events: PerformanceEventTiming[] = []
  const add = (entries: PerformanceEntryList) => events.push(...(entries as PerformanceEventTiming[]))
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  // the shortest threshold that there is; an event below it is not reported
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  const noting: Noting = { inpNotes: { used: new WeakSet(), kinds: new Map(), events, observer } }
  Object.assign(globalThis, noting)
  window.open = () => null
  ;(globalThis as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', (event) => {
    const { destination } = event as Event & { destination: { sameDocument: boolean } }
    if (!destination.sameDocument) event.preventDefault()
  })
}

/** Runs in the page. Resets the used controls, for the next screen of the same document. */
export const reset = (): void => {
  const noting = globalThis as unknown as Noting
  noting.inpNotes = { ...noting.inpNotes, used: new WeakSet(), kinds: new Map() }
}

/** Runs in the page. Returns the longest event of each interaction so far, by its time. */
export const read = (): Timed[] => {
  const { events, observer } = (globalThis as unknown as Noting).inpNotes
  events.push(...(observer.takeRecords() as PerformanceEventTiming[]))
  const longest = new Map<number, PerformanceEventTiming>()
  for (const event of events) {
    const id = (event as PerformanceEventTiming & { interactionId: number }).interactionId
    const known = longest.get(id)
    if (id > 0 && (!known || event.duration > known.duration)) longest.set(id, event)
  }
  return [...longest.values()].map(({ startTime, duration, name }) => ({ at: startTime, duration, type: name }))
}

/**
 * Runs in the page. Finds the next unused control that a finger can reach, scrolls it into view and marks it as used. Controls
 * of one kind, with the same tag and classes in the same kind of parent, behave alike, so it returns a few of each kind. Buttons
 * with text are first. Buttons without text follow, because they close dialogs. Links to other screens are last.
 *
 * @returns undefined if there is none
 */
export const next = (most: { ofKind: number; links: number }): Control | undefined => {
  const { used, kinds } = (globalThis as unknown as Noting).inpNotes
  const typedByKind: readonly (readonly [selector: string, typed: string])[] = [
    ['[autocomplete=one-time-code]', '123'],
    ['[type=tel]', '612'],
    ['[role=combobox]', '85'],
    ['[inputmode=decimal], [inputmode=numeric], [type=number]', '123'],
    ['[type=search]', '99'],
    ['*', 'abc'],
  ]
  const controls =
    'button, a[href^="#/"], summary, select, input, textarea, label:has(input), [role=option], [role=tab], [role=slider], [role=switch], [role=radio]'
  const hidden = 'input:is([type=file], [type=hidden])'
  const actOf = (control: Element): Act => {
    if (control.matches('a')) return 'follow'
    if (control.matches('select, [type=range], [role=slider]')) return 'adjust'
    if (control.matches('textarea, input:not([type=checkbox], [type=radio])')) return 'type'
    return 'press'
  }
  const kindOf = (control: Element) =>
    [control.tagName, control.className, control.getAttribute('type'), control.parentElement?.className].join(' ')
  const wordsOf = (control: Element) => control.textContent?.trim().replace(/\s+/g, ' ') ?? ''
  const orderOf = (control: Element): number => {
    if (control.matches('a')) return 2
    return control.matches('button') && wordsOf(control) === '' ? 1 : 0
  }
  const isHere = (control: Element) => {
    const { width, height } = control.getBoundingClientRect()
    return width > 0 && height > 0 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const isUnused = (control: Element) => {
    const limit = control.matches('a') ? 1 : most.ofKind
    return !used.has(control) && (kinds.get(kindOf(control)) ?? 0) < limit
  }
  // the rest of the page is behind an open dialog
  const scope = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document
  const candidates = [...scope.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !control.matches(hidden) && !control.matches(':disabled, [aria-disabled=true]'))
    // the label of a field is pressed in its place if the field itself is not on the screen
    .filter((control) => !control.matches('label') || !isHere(control.querySelector('input') ?? control))
    .filter((control) => isUnused(control) && isHere(control))
    .sort((one, other) => orderOf(one) - orderOf(other))
  const follows = () => kinds.get('links') ?? 0
  for (const control of candidates) {
    const act = actOf(control)
    if (act === 'follow' && follows() >= most.links) return undefined
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    used.add(control)
    if (!hit || !(control.contains(hit) || hit.contains(control)) || hit.matches('dialog, body, html, main')) continue
    kinds.set(kindOf(control), (kinds.get(kindOf(control)) ?? 0) + 1)
    if (act === 'follow') kinds.set('links', follows() + 1)
    const name = control.getAttribute('aria-label') || wordsOf(control) || control.getAttribute('name') || control.id
    const typed = typedByKind.find(([selector]) => control.matches(selector))?.[1] ?? ''
    const role = control.getAttribute('role') ?? control.getAttribute('type') ?? ''
    return {
      act,
      x,
      y,
      name: `${control.tagName.toLowerCase()} ${role} ${name}`.replace(/\s+/g, ' ').slice(0, 60),
      typed,
    }
  }
  return undefined
}
