import { type ReactNode, useState } from 'react'
import type { ImageViewerProps } from '../../../shared/ui/image-viewer/image-viewer.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'

const ImageViewer = lazyPart<ImageViewerProps>(() =>
  import('../../../shared/ui/image-viewer/image-viewer.tsx').then((module) => module.ImageViewer),
)

/** A full-screen viewer (K7) that opens at one of the pictures. Its code loads on first use. */
export const useViewer = (
  pictures: readonly { src: string; alt: string }[],
): { open: (start: number) => void; view: ReactNode } => {
  const [start, open] = useState<number>()
  const [first, ...others] = pictures
  const close = () => open(undefined)
  return {
    open,
    view: start !== undefined && first && (
      <ImageViewer pictures={[first, ...others]} start={start} onClose={close} onFailed={close} />
    ),
  }
}
