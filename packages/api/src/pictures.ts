/**
 * Names of pictures that staff uploaded, as GET {api}/media/{name} serves them. A name contains the SHA-256 of the
 * picture and its size, so a name always shows the same picture, and a client can reserve its space.
 */
const form = /^(picture-[0-9a-f]{64}-([1-9]\d{0,3})x([1-9]\d{0,3}))(?:-([1-9]\d{0,3})w)?\.webp$/

/** The widths of the smaller copies of a picture, in pixels: a card on a dense screen, half a page, and a page. */
const copies = [240, 480, 960] as const

/** The widths in which a picture exists, in pixels, the smallest first. The last one is its own. */
export const pictureWidths = (width: number): readonly number[] => [...copies.filter((one) => one < width), width]

/** An uploaded picture. */
export interface PictureFile {
  /** the name by which documents refer to it */
  readonly name: string
  readonly width: number
  readonly height: number
  /** the width of the copy that the name requests */
  readonly copy: number
}

/** The parts of the name of an uploaded picture or of one of its copies; undefined for any other name. */
export const readPictureName = (file: string): PictureFile | undefined => {
  const [, stem, width, height, copy] = form.exec(file) ?? []
  if (stem === undefined) return undefined
  return { name: `${stem}.webp`, width: Number(width), height: Number(height), copy: Number(copy ?? width) }
}

/** Whether documents may refer to a picture by this name. A copy has a name of its own, which no document contains. */
export const isPictureName = (file: string): boolean => readPictureName(file)?.name === file

/** @param sha256 of the picture as it is stored, in hex */
export const pictureName = (sha256: string, { width, height }: Pick<PictureFile, 'width' | 'height'>): string =>
  `picture-${sha256}-${width}x${height}.webp`

/** The name of the copy of a picture with this width. */
export const copyOfPicture = (name: string, width: number): string => name.replace(/\.webp$/, `-${width}w.webp`)

/**
 * The candidates of an `img` for the screens of all densities; undefined for a picture that exists in one size.
 *
 * @param addressOf the address of a file by its name
 */
export const pictureSources = (name: string, addressOf: (name: string) => string): string | undefined => {
  const read = readPictureName(name)
  if (!read) return undefined
  return pictureWidths(read.width)
    .map((width) => `${addressOf(width === read.width ? name : copyOfPicture(name, width))} ${width}w`)
    .join(', ')
}
