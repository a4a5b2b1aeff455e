import { renewsPicture } from '@foyer/protocol/errors/renews-picture.generated'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { alertIcon, closeIcon } from '../icons.ts'
import { checkIcon, clockIcon } from '../later-icons.ts'
import { Progress } from '../progress/progress.tsx'
import { pictureIcon } from './icons.ts'
import { text } from './text.ts'
import * as styles from './uploader.module.css'
import type { Entry } from './uploads.ts'

interface RowProps {
  entry: Entry
  /** absent if there is no viewer */
  onOpen: (() => void) | undefined
  onRetry: () => void
  onRemove: () => void
}

/** Returns the text below the name. `progress` changes in steps for screen readers, and exactly for sight. */
const useStateText = ({ item, stage, progress = 0 }: Entry) => {
  const t = useText(text)
  return (step: number): string => {
    if (item.status === 'failed') return item.message
    if (item.status === '') return t.stored
    if (stage === 'sending') return fill(t.sending, { n: Math.floor(progress / step) * step })
    return stage === 'checking' ? t.checking : t.waiting
  }
}

const stateIcons = { uploading: clockIcon, failed: alertIcon, '': checkIcon } as const

const Thumb = ({ entry: { item, progress }, onOpen }: Pick<RowProps, 'entry' | 'onOpen'>) => {
  const t = useText(text)
  const { name } = item.file
  const picture = item.objectUrl ? <img src={item.objectUrl} alt="" /> : <Icon path={pictureIcon} />
  const busy = item.status === 'uploading'
  return (
    <span className={styles.uploadThumb} data-busy={busy || undefined}>
      {onOpen && item.objectUrl ? (
        <button type="button" className={styles.uploadOpen} aria-label={fill(t.open, { name })} onClick={onOpen}>
          {picture}
        </button>
      ) : (
        <span className={styles.uploadOpen}>{picture}</span>
      )}
      {busy && (
        <span className={styles.uploadRing}>
          <Progress look="ring" label={fill(t.progressOf, { name })} value={progress} />
        </span>
      )}
    </span>
  )
}

/** One file with its picture, name, progress and actions. */
export const UploadRow = ({ entry, onOpen, onRetry, onRemove }: RowProps) => {
  const t = useText(text)
  const stateText = useStateText(entry)
  const { status, file } = entry.item
  const { name } = file
  const failed = entry.failure?.reason
  return (
    <li className={styles.upload} data-status={status}>
      <Thumb entry={entry} onOpen={onOpen} />
      <div className={styles.uploadWords}>
        <span className={styles.uploadName}>{name}</span>
        <span className={`${styles.uploadState} numbers`}>
          <Icon path={stateIcons[status]} size={16} />
          <span>{stateText(1)}</span>
        </span>
        <span className="visually-hidden" role="status">
          {fill(t.news, { name, state: stateText(25) })}
        </span>
        {failed && !renewsPicture.has(failed) && (
          <button type="button" className={styles.uploadRetry} aria-label={fill(t.retryOf, { name })} onClick={onRetry}>
            {t.retry}
          </button>
        )}
      </div>
      <button
        type="button"
        className="icon-button"
        data-remove=""
        aria-label={fill(t.removeOf, { name })}
        onClick={onRemove}
      >
        <Icon path={closeIcon} size={20} />
      </button>
    </li>
  )
}
