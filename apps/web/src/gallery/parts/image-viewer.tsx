import { type ComponentType, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import type { ImageViewerProps } from '../../shared/ui/image-viewer/image-viewer.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { samplePictures } from '../sample-pictures.ts'

export const title = 'Image viewer'

/** Loads or fails only as a test answers it. */
const missing = { src: `${import.meta.env.BASE_URL}no-such-picture.svg`, alt: 'Proof of address' }

const cases: readonly [name: string, props: Omit<ImageViewerProps, 'onClose'>][] = [
  ['Several pictures', { pictures: samplePictures }],
  ['From the second', { pictures: samplePictures, start: 1 }],
  ['One picture', { pictures: [samplePictures[1]] }],
  ['Failed', { pictures: [missing, samplePictures[0]] }],
]

export const Part = () => {
  const [open, setOpen] = useState<ImageViewerProps>()
  const [sheet, setSheet] = useState(false)
  const [Viewer, setViewer] = useState<ComponentType<ImageViewerProps>>()
  const show = async (props: Omit<ImageViewerProps, 'onClose'>) => {
    const { ImageViewer } = await import('../../shared/ui/image-viewer/image-viewer.tsx')
    setViewer(() => ImageViewer)
    setOpen({ ...props, onClose: () => setOpen(undefined) })
  }
  return (
    <>
      {cases.map(([name, props]) => (
        <Button key={name} look="plain" onClick={() => void show(props)}>
          {name}
        </Button>
      ))}
      <Button look="plain" onClick={() => setSheet(true)}>
        In a sheet
      </Button>
      {sheet && (
        <Sheet title="Documents" onClose={() => setSheet(false)}>
          <Button look="plain" onClick={() => void show({ pictures: samplePictures })}>
            Enlarge
          </Button>
        </Sheet>
      )}
      {Viewer && open && <Viewer {...open} />}
    </>
  )
}
