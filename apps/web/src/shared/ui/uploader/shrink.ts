import { uploadSideMax } from '@foyer/protocol/limits'

/** A picture that is ready to be sent. */
export interface Prepared {
  readonly content: Blob
  /** false where this browser cannot decode it */
  readonly shows: boolean
}

/**
 * Small pictures of these types are sent unchanged. Any other picture that the browser can decode is converted to one
 * of them.
 */
const sent: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
const smallBytes = 1024 * 1024
const quality = 0.86

const open = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture
}

/** Draws an image element, which every supported browser draws upright, unlike a bitmap. */
const draw = (picture: HTMLImageElement): HTMLCanvasElement => {
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(1, uploadSideMax / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const surface = canvas.getContext('2d')
  if (!surface) throw new Error('no canvas')
  // a JPEG has no transparency
  surface.fillStyle = '#fff'
  surface.fillRect(0, 0, canvas.width, canvas.height)
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const encode = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  // frees the canvas at once, because phones have little memory for canvases and release it late
  canvas.width = 0
  if (!blob) throw new Error('the canvas could not be encoded')
  return blob
}

/**
 * Reduces a picture for a phone's connection: upright, with a longer side of at most 2048 pixels. A file that the
 * browser cannot decode is sent unchanged, and the server checks it.
 */
export const shrink = async (file: File): Promise<Prepared> => {
  const url = URL.createObjectURL(file)
  try {
    const picture = await open(url)
    const longest = Math.max(picture.naturalWidth, picture.naturalHeight)
    if (sent.has(file.type) && longest <= uploadSideMax && file.size <= smallBytes)
      return { content: file, shows: true }
    return { content: await encode(draw(picture)), shows: true }
  } catch {
    return { content: file, shows: false }
  } finally {
    URL.revokeObjectURL(url)
  }
}
