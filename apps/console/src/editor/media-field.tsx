import { readPictureName } from '@foyer/api/pictures'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { fieldsOf, type Path, pathText } from './document.ts'
import { useEditing } from './edit-context.ts'
import { FaultLines } from './fault-lines.tsx'
import { pictureEndings } from './fields.ts'
import { FocusField } from './focus-field.tsx'
import { MediaImage, useMediaName } from './media-image.tsx'
import { MediaList } from './media-list.tsx'
import { text } from './text.ts'
import { UploadArea } from './upload-area.tsx'
import { useUpload } from './use-upload.ts'
import './pictures.css'

interface Size {
  readonly width: number
  readonly height: number
}

/** The natural size of a picture; undefined if it has none or cannot be loaded. */
const sizeOf = async (address: string): Promise<Size | undefined> => {
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
  return image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : undefined
}

const side = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 1)

interface Props {
  readonly path: Path
  readonly label: string
  readonly endings: readonly string[]
  readonly isOptional?: boolean
  /**
   * the space in which the page shows the picture: `own` for a block whose `width` and `height` say it. Absent for a
   * picture that is never cropped
   */
  readonly frame?: Size | 'own' | undefined
}

/** A picture or film: of the release, or a picture that staff upload, with the point that stays visible. */
export const MediaField = ({ path, label, endings, isOptional = false, frame }: Props) => {
  const t = useText(text)
  const nameOf = useMediaName()
  const { valueAt, edit, faultsAt, isReadOnly, isPlain, surroundings, mediaAddress } = useEditing()
  const [isOpen, setOpen] = useState(false)
  const value = valueAt(path)
  const name = typeof value === 'string' && value !== '' ? value : undefined
  const uploaded = name === undefined ? undefined : readPictureName(name)
  const field = String(path.at(-1))
  const around = path.slice(0, -1)
  // posters of sessions and films are files of the release
  const takesPictures = endings === pictureEndings && !isPlain

  /** Changes the picture with what describes it, as one step. */
  const put = (changes: Readonly<Record<string, unknown>>) => {
    const changed = Object.entries({ ...fieldsOf(valueAt(around)), ...changes })
    edit(around, Object.fromEntries(changed.filter(([, one]) => one !== undefined)))
  }
  const choose = (chosen: string) => {
    setOpen(false)
    const known = readPictureName(chosen)
    const size = frame === 'own' && known ? { width: known.width, height: known.height } : {}
    // the focus belongs to the earlier picture
    put({ [field]: chosen, ...(frame && { focus: undefined }), ...size })
    if (frame === 'own' && !known)
      void sizeOf(mediaAddress(chosen)).then((found) => {
        if (!found) return
        edit([...around, 'width'], found.width)
        edit([...around, 'height'], found.height)
      })
  }
  const remove = () => put({ [field]: undefined, ...(frame && { focus: undefined, [`${field}Alt`]: undefined }) })
  const upload = useUpload((picture) => choose(picture.name))
  const names = surroundings.media.filter((one) => endings.some((ending) => one.endsWith(ending)))
  const own = fieldsOf(valueAt(around))
  const shownIn = frame === 'own' ? { width: side(own.width), height: side(own.height) } : frame
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
        <span className="media-name">{name === undefined ? t.noPicture : nameOf(name)}</span>
        {!isReadOnly && (
          <span className="media-acts">
            <Button onClick={() => setOpen(true)} data-path={pathText(path)}>
              {name ? t.changePicture : t.choosePicture}
            </Button>
            {name && isOptional && (
              <Button kind="quiet" onClick={remove}>
                {t.removePicture}
              </Button>
            )}
          </span>
        )}
      </div>
      <FaultLines faults={faultsAt(path)} />
      {name && uploaded && shownIn && (
        <FocusField path={[...around, 'focus']} source={mediaAddress(name)} frame={shownIn} {...{ label }} />
      )}
      <Modal
        isOpen={isOpen}
        title={fill(t.mediaTitle, { field: label })}
        lead={takesPictures ? t.picturesLead : t.mediaLead}
        close={() => setOpen(false)}
        place="side"
      >
        {isOpen && (
          <>
            {takesPictures && <UploadArea upload={upload} />}
            <MediaList
              names={names}
              uploaded={takesPictures ? surroundings.pictures : []}
              chosen={name}
              choose={choose}
            />
          </>
        )}
      </Modal>
    </fieldset>
  )
}
