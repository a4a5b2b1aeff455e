import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { type Path, pathText } from './document.ts'
import { useEditing } from './edit-context.ts'
import { FaultLines } from './fault-lines.tsx'
import { MediaImage } from './media-image.tsx'
import { MediaList } from './media-list.tsx'
import { text } from './text.ts'

/** The natural size of a picture; undefined if it has none or cannot be loaded. */
const sizeOf = async (address: string) => {
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
  return image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : undefined
}

interface Props {
  readonly path: Path
  readonly label: string
  readonly endings: readonly string[]
  readonly isOptional?: boolean
  /** the block, whose `width` and `height` the picture sets */
  readonly sized?: Path | undefined
}

/** A picture or film of the catalogue. */
export const MediaField = ({ path, label, endings, isOptional = false, sized }: Props) => {
  const t = useText(text)
  const { valueAt, edit, faultsAt, isReadOnly, surroundings, mediaAddress } = useEditing()
  const [isOpen, setOpen] = useState(false)
  const value = valueAt(path)
  const name = typeof value === 'string' && value !== '' ? value : undefined
  const choose = (chosen: string) => {
    setOpen(false)
    edit(path, chosen)
    if (sized)
      void sizeOf(mediaAddress(chosen)).then((size) => {
        if (!size) return
        edit([...sized, 'width'], size.width)
        edit([...sized, 'height'], size.height)
      })
  }
  const names = surroundings.media.filter((one) => endings.some((ending) => one.endsWith(ending)))
  return (
    <fieldset className="field media-field">
      <legend>
        {label}
        {isOptional && ` (${t.optional})`}
      </legend>
      <div className="media-chosen">
        <span className="media-thumb">
          <MediaImage name={name} />
        </span>
        <span className="media-name">{name ?? t.noPicture}</span>
        {!isReadOnly && (
          <span className="media-acts">
            <Button onClick={() => setOpen(true)} data-path={pathText(path)}>
              {name ? t.changePicture : t.choosePicture}
            </Button>
            {name && isOptional && (
              <Button kind="quiet" onClick={() => edit(path, undefined)}>
                {t.removePicture}
              </Button>
            )}
          </span>
        )}
      </div>
      <FaultLines faults={faultsAt(path)} />
      <Modal
        isOpen={isOpen}
        title={fill(t.mediaTitle, { field: label })}
        lead={t.mediaLead}
        close={() => setOpen(false)}
        place="side"
      >
        {isOpen && <MediaList names={names} chosen={name} choose={choose} />}
      </Modal>
    </fieldset>
  )
}
