import { drawn } from '@foyer/testing/browser'
import jsQR from 'jsqr'
import type { Locator } from 'vitest/browser'

/** Decodes the QR code in a picture. */
const read = async (picture: Blob): Promise<string | undefined> => {
  const bitmap = await createImageBitmap(picture)
  const width = 400
  const height = Math.round((bitmap.height / bitmap.width) * width)
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0, width, height)
  const pixels = context?.getImageData(0, 0, width, height)
  return pixels && jsQR(pixels.data, width, height)?.data
}

/** Decodes the QR code in a screenshot of an element. */
export const scanned = async (seen: Locator): Promise<string | undefined> => {
  const base64 = await drawn(() => seen.screenshot({ save: false }))
  return read(new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type: 'image/png' }))
}
