/** The number of lines over which a text within an element is set; 0 if the element does not contain the text in one node. */
export const linesOf = (element: Element, text: string): number => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = (node.textContent ?? '').replaceAll('\u00a0', ' ').indexOf(text)
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + text.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  return 0
}
