import { drawPhoto } from './draw-photo.ts'

/** A photo of so many pixels, drawn in the browser. */
export const photo = async (name: string, width: number, height: number): Promise<File> => {
  const blob = await (await fetch(drawPhoto([width, height]))).blob()
  return new File([blob], name, { type: 'image/jpeg' })
}

/** What a phone appends to its photos, such as a film of the moment: makes a file larger than 10 MB. */
export const padding = new Uint8Array(10 * 1024 * 1024 + 1).fill(120)

/** Whether an address shows a picture. */
export const loads = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    picture.src = address
  })
