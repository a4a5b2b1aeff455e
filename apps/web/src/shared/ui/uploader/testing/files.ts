import { drawPhoto } from './draw-photo.ts'

/** A photo of the given size in pixels, drawn in the browser. */
export const photo = async (name: string, width: number, height: number): Promise<File> => {
  const blob = await (await fetch(drawPhoto([width, height]))).blob()
  return new File([blob], name, { type: 'image/jpeg' })
}

/** Data that phones append to photos, such as a live photo's film. It makes a file larger than 10 MB. */
export const padding = new Uint8Array(10 * 1024 * 1024 + 1).fill(120)

/** Returns whether an address loads as a picture. */
export const loads = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    picture.src = address
  })
