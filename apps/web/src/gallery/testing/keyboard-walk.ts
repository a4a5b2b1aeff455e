import type { Page } from '@playwright/test'

interface Walk {
  /** what a mouse can operate and Tab, or an arrow key from where Tab leads, does not reach */
  missed: string[]
  /** what gets the focus and does not show it */
  unseen: string[]
}

const operable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Goes by Tab through the page once, and notes what within `scope` was reached. */
export const walk = async (page: Page, scope: string): Promise<Walk> => {
  await page.evaluate((css) => {
    const marked = (element: Element) =>
      element instanceof HTMLElement &&
      element.checkVisibility() &&
      !element.matches(':disabled, [inert] *, [aria-disabled="true"][tabindex="-1"]')
    for (const [index, element] of [...document.querySelectorAll(css)].filter(marked).entries())
      element.setAttribute('data-walk', String(index))
    // from the top of the page
    document.body.tabIndex = -1
    document.body.focus()
  }, `:is(${scope}) :is(${operable})`)

  const unseen = new Set<string>()
  const stops = await page.locator('a[href], button, input, select, textarea, summary, [tabindex]').count()
  const left = page.locator('[data-walk]:not([data-walked])')
  // a list that grows on the way has more stops than it began with
  for (let stop = 0; stop <= stops || (stop < 2 * stops + 60 && (await left.count()) > 0); stop += 1) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate((inside) => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      element.setAttribute('data-walked', '')
      // of a group only one is a stop; arrow keys lead to the others, or do what they do
      const group =
        element.role === 'spinbutton'
          ? element.parentElement
          : element.closest('[role="tablist"], [role="radiogroup"], [role="grid"], [role="listbox"]')
      for (const other of group?.querySelectorAll('[data-walk]') ?? []) other.setAttribute('data-walked', '')
      if (element instanceof HTMLInputElement && element.type === 'radio')
        for (const other of document.getElementsByName(element.name)) other.setAttribute('data-walked', '')
      if (!element.closest(inside)) return { name: '', seen: true }
      const name = element.outerHTML.slice(0, 120)
      const ringed = (style: CSSStyleDeclaration) =>
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none'
      // the ring is its own, that of what encloses a field, or that of the label beside a hidden control
      const around = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
      return { name, seen: around.some((each) => each && ringed(getComputedStyle(each))) }
    }, scope)
    if (here && !here.seen) unseen.add(here.name)
  }
  const missed = await left.evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 120)))
  return { missed, unseen: [...unseen] }
}
