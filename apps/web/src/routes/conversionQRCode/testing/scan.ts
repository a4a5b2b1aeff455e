import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'

const side = 400

/** Decodes the QR code in a PNG. The page decodes the PNG. */
const read = async (page: Page, png: Buffer): Promise<string | undefined> => {
  // one grey byte per pixel, because the result passes between the processes as text
  const greys = await page.evaluate(
    async ([base64, width]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const height = Math.round((bitmap.height / bitmap.width) * width)
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(bitmap, 0, 0, width, height)
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() }
      let text = ''
      for (let at = 1; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0)
      return btoa(text)
    },
    [png.toString('base64'), side] as const,
  )
  const pixels = Buffer.from(greys, 'base64')
  const opaque = new Uint8ClampedArray(pixels.length * 4).map((_, at) => (at % 4 === 3 ? 255 : (pixels[at >> 2] ?? 0)))
  return jsQR(opaque, side, pixels.length / side)?.data
}

/** Decodes the QR code in a screenshot of an element. */
export const scanned = async (seen: Locator): Promise<string | undefined> => read(seen.page(), await seen.screenshot())
