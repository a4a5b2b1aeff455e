/**
 * Figures with their currency, and words of Latin or Arabic letters, which must not be broken; a line may end between them, at
 * a hyphen and between Han characters and kana. Addresses of pages, hosts and mail are excluded, since they may be longer than a line.
 */
const wholes =
  /https?:\/\/\S+|[\w.+-]*@?[\w-]+(?:\.[a-z][\w-]*)+|(?:[A-Z]{0,3}\$ ?)?\d[\d,]*(?:\.\d+)?%?|[\p{Script=Latin}\p{Script=Arabic}][\p{Script=Latin}\p{Script=Arabic}\p{M}’']*/gu

/** True for an element that a person can see. */
export const isVisible = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest('.visually-hidden, [inert]')

/** True for a visible element whose text the page lays out. */
const isShown = (element: Element): boolean => isVisible(element) && !element.closest('select, svg')

/** The examined element: the topmost open dialog, or else the page. */
export const topmost = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

const linesOf = (range: Range): number =>
  new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom))).size

/** Words and figures that a line break divides. Empty if every line ends between words. */
export const brokenWords = (): string[] => {
  const found = new Set<string>()
  const walker = document.createTreeWalker(topmost(), NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, data } = node as Text
    if (!parent || data.trim() === '' || !isShown(parent)) continue
    // a hash or an address contains no words
    if (getComputedStyle(parent).wordBreak === 'break-all') continue
    range.selectNodeContents(node)
    if (linesOf(range) < 2) continue
    for (const { index, 0: whole } of data.matchAll(wholes)) {
      if (/\.[a-z]/.test(whole)) continue
      range.setStart(node, index)
      range.setEnd(node, index + whole.length)
      if (linesOf(range) > 1) found.add(`${whole} in ${parent.localName}.${parent.className}`)
    }
  }
  return [...found]
}

/** Minimum size in pixels of a control's touch target, in both directions. */
const target = 44

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"]'

/** A link in a sentence is as high as its line. */
const isInline = (element: Element): boolean =>
  getComputedStyle(element).display.startsWith('inline') && element.matches('a, button.link, p *, li > button, dd *')

/** The distance in pixels, to both sides of the middle of a control, within which a touch reaches it. */
const reach = (places: readonly Element[], box: DOMRect, along: 'x' | 'y'): number => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isHit = (by: number) => {
    const hit = document.elementFromPoint(along === 'x' ? x + by : x, along === 'y' ? y + by : y)
    return hit !== null && places.some((place) => place.contains(hit))
  }
  const count = (step: 1 | -1) => {
    let by = 0
    while (Math.abs(by) < target && isHit(by + step)) by += step
    return Math.abs(by)
  }
  return count(1) + count(-1) + 1
}

/** Controls with a touch target of less than 44 by 44 px, except links within a text. Empty if there are none. */
export const smallTargets = (): string[] =>
  [...topmost().querySelectorAll(controls)].flatMap((element) => {
    if (!isShown(element) && !element.matches('input')) return []
    if (isInline(element) || element.closest('[inert], [aria-hidden="true"], .skip-link')) return []
    const places = [element, ...((element as HTMLInputElement).labels ?? [])]
    const boxes = places.map((place) => place.getBoundingClientRect())
    if (boxes.every(({ width, height }) => width === 0 || height === 0)) return []
    if (boxes.some(({ width, height }) => width >= target - 0.5 && height >= target - 0.5)) return []
    const place = places.find((each) => each.getBoundingClientRect().height > 2) ?? element
    place.scrollIntoView({ block: 'center', inline: 'nearest' })
    const box = place.getBoundingClientRect()
    const [width, height] = [
      Math.max(box.width, reach(places, box, 'x')),
      Math.max(box.height, reach(places, box, 'y')),
    ].map(Math.round)
    return Number(width) >= target && Number(height) >= target
      ? []
      : [`${width} × ${height} px: ${element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 110)}`]
  })

/** Fixed elements at the lower edge that cover more than `part` of the screen's height. Empty if there are none. */
export const highPanels = (part: number): string[] =>
  [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { position } = getComputedStyle(element)
    if ((position !== 'sticky' && position !== 'fixed') || element.closest('dialog, .toasts') || !isShown(element))
      return []
    const { top, bottom, height } = element.getBoundingClientRect()
    const isAtEdge = top < innerHeight && bottom >= innerHeight - 1 && bottom <= innerHeight + 1
    return isAtEdge && height > part * innerHeight ? [`${Math.round(height)} px: .${element.className}`] : []
  })
