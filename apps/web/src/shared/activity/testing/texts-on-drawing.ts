import { drawn } from '@foyer/testing/browser'
import { commands } from 'vitest/browser'

type Colour = readonly [red: number, green: number, blue: number]

/** The relative luminance (WCAG 2). */
const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: Colour, other: Colour): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The pixels of the view, without its texts. */
const pixelsOfDrawing = async (): Promise<(x: number, y: number) => Colour> => {
  const sheet = document.createElement('style')
  sheet.textContent = '.activity-hero :not(svg, svg *) { color: transparent !important }'
  document.head.append(sheet)
  const bytes = Uint8Array.from(atob(await drawn(() => commands.shot())), (sign) => sign.charCodeAt(0))
  sheet.remove()
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const scale = image.width / innerWidth
  return (x, y) => {
    const [red = 0, green = 0, blue = 0] =
      context?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data ?? []
    return [red, green, blue]
  }
}

/** The least contrast of large and of other text (WCAG 2, AA). */
const least = (size: number): number => (size >= 24 ? 3 : 4.5)

/** The texts in an element on a headline panel that are hard to read on what is painted behind them, with the contrast. */
export const unreadable = async (texts: Element): Promise<string[]> => {
  const at = await pixelsOfDrawing()
  const faults: string[] = []
  const walker = document.createTreeWalker(texts, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { color, fontSize } = getComputedStyle(node.parentElement ?? texts)
    const [red = 0, green = 0, blue = 0] = [...color.matchAll(/[\d.]+/g)].map(([part]) => Number(part))
    let worst = Infinity
    for (const { left, right, top, bottom } of range.getClientRects())
      for (let x = left; x <= Math.min(right, innerWidth - 1); x += 3)
        for (let y = top; y < bottom; y += 3) worst = Math.min(worst, contrast([red, green, blue], at(x, y)))
    if (worst < least(Number.parseFloat(fontSize))) faults.push(`${node.textContent}: ${worst.toFixed(1)}`)
  }
  return faults
}
