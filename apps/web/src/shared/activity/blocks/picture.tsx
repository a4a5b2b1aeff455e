import type { PictureFocus } from '@foyer/api/page-content'
import { pictureSources, readPictureName } from '@foyer/api/pictures'
import type { CSSProperties } from 'react'
import { useShown } from '../shown.ts'

interface PictureProps {
  readonly name: string
  /** the space of the picture in CSS pixels, or its proportions where the style makes it as wide as the page */
  readonly width: number
  readonly height: number
  /** empty for an ornament */
  readonly alt: string
  readonly focus?: PictureFocus | undefined
  /** how wide the picture is shown, as the attribute of `img` */
  readonly sizes: string
  readonly isLazy?: boolean
}

const centre: PictureFocus = { x: 50, y: 50 }

/** A photograph fills its space, which is reserved, so that nothing moves, and is cropped around its focus. */
const cropped = ({ width, height, focus = centre }: PictureProps): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
  objectFit: 'cover',
  objectPosition: `${focus.x}% ${focus.y}%`,
})

/** A picture of a block. Pictures that staff uploaded exist in several widths; drawings of the release scale. */
export const Picture = (props: PictureProps) => {
  const { mediaUrl } = useShown()
  const { name, width, height, alt, sizes, isLazy = true } = props
  const isUploaded = readPictureName(name) !== undefined
  return (
    <img
      src={mediaUrl(name)}
      {...(isUploaded && { srcSet: pictureSources(name, mediaUrl), sizes, style: cropped(props) })}
      width={width}
      height={height}
      alt={alt}
      {...(isLazy && { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  )
}
