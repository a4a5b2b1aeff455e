import type { Modules } from './modules.ts'

const scale = 24
const caption = 120

/** The QR code with its typed code below, as a PNG; undefined where the browser cannot draw one. */
export const pictureOf = ({ size, path }: Modules, code: string): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale + caption
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(undefined)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  context.font = '600 72px ui-monospace, monospace'
  context.textAlign = 'center'
  context.fillText(code, canvas.width / 2, size * scale + caption / 2)
  context.scale(scale, scale)
  context.fill(new Path2D(path))
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}
