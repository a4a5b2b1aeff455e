import { uploadSideMax } from '@foyer/contract/limits'

/** A picture as it goes out. */
export interface Prepared {
  readonly content: Blob
  /** false where this browser cannot decode it */
  readonly shows: boolean
}

/** What is sent as it is when it is small already; anything else a browser shows is turned into one of these. */
const sent: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
const smallBytes = 1024 * 1024
const quality = 0.86

const open = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture
}

/** An image element, unlike a bitmap, is drawn upright by every browser that we build for. */
const draw = (picture: HTMLImageElement): HTMLCanvasElement => {
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(1, uploadSideMax / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const surface = canvas.getContext('2d')
  if (!surface) throw new Error('no canvas')
  // a JPEG lets no ground through
  surface.fillStyle = '#fff'
  surface.fillRect(0, 0, canvas.width, canvas.height)
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const encode = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  // a phone has little memory for canvases, and gives it back late
  canvas.width = 0
  if (!blob) throw new Error('the canvas could not be encoded')
  return blob
}

/**
 * Makes a picture small enough to send over a phone's connection: upright, its longer side 2048 at most. What the browser
 * cannot decode goes out as it is; the server judges it.
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
