import { uploaderAccept } from '@foyer/contract/limits'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { cameraIcon, pictureIcon } from './icons.ts'
import { text } from './text.ts'

interface FileButtonProps {
  label: string
  icon: string
  camera?: boolean
  onFiles: (files: FileList) => void
}

/** A native file field under a drawing of ours: keyboard, screen reader and the phone's own sheet come with it. */
const FileButton = ({ label, icon, camera = false, onFiles }: FileButtonProps) => (
  <label className={camera ? 'uploader-add uploader-camera' : 'uploader-add'}>
    <input
      className="visually-hidden"
      type="file"
      accept={uploaderAccept}
      // one camera picture at a time; of files as many as there are (K12)
      multiple={!camera}
      capture={camera ? 'environment' : undefined}
      onChange={({ currentTarget }) => {
        if (currentTarget.files) onFiles(currentTarget.files)
        // or the same file could not be chosen again
        currentTarget.value = ''
      }}
    />
    <span className="uploader-face">
      <Icon path={icon} />
      {label}
    </span>
  </label>
)

/** Ways to choose pictures. A camera is offered where there is a finger rather than a mouse. */
export const AddFiles = ({ onFiles }: { onFiles: (files: FileList) => void }) => {
  const t = useText(text)
  return (
    <>
      <div className="uploader-ways">
        <FileButton camera label={t.camera} icon={cameraIcon} onFiles={onFiles} />
        <FileButton label={t.choose} icon={pictureIcon} onFiles={onFiles} />
      </div>
      <p className="uploader-drop-hint">{t.drop}</p>
    </>
  )
}
