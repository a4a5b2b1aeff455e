import { uploaderAccept } from '@foyer/protocol/limits'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { cameraIcon, pictureIcon } from './icons.ts'
import { text } from './text.ts'
import * as styles from './uploader.module.css'

interface FileButtonProps {
  label: string
  icon: string
  camera?: boolean
  onFiles: (files: FileList) => void
}

/** A native file input under our own drawing, which works with keyboard, screen reader and the phone's file picker. */
const FileButton = ({ label, icon, camera = false, onFiles }: FileButtonProps) => (
  <label className={camera ? `${styles.uploaderAdd} ${styles.uploaderCamera}` : styles.uploaderAdd}>
    <input
      className="visually-hidden"
      type="file"
      accept={uploaderAccept}
      // the camera takes one picture at a time; any number of files can be chosen (K12)
      multiple={!camera}
      capture={camera ? 'environment' : undefined}
      onChange={({ currentTarget }) => {
        if (currentTarget.files) onFiles(currentTarget.files)
        // otherwise the same file could not be chosen again
        currentTarget.value = ''
      }}
    />
    <span className={styles.uploaderFace}>
      <Icon path={icon} />
      {label}
    </span>
  </label>
)

/** Buttons that choose pictures. The camera is offered on devices with touch instead of a mouse. */
export const AddFiles = ({ onFiles }: { onFiles: (files: FileList) => void }) => {
  const t = useText(text)
  return (
    <>
      <div className={styles.uploaderWays}>
        <FileButton camera label={t.camera} icon={cameraIcon} onFiles={onFiles} />
        <FileButton label={t.choose} icon={pictureIcon} onFiles={onFiles} />
      </div>
      <p className={styles.uploaderDropHint}>{t.drop}</p>
    </>
  )
}
