import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../text/use-text.ts'
import * as fieldStyles from '../field.module.css'
import { AddFiles } from './add-files.tsx'
import { text } from './text.ts'
import { UploadRow } from './upload-row.tsx'
import * as styles from './uploader.module.css'
import { useDrop } from './use-drop.ts'
import type { Uploads } from './use-uploads.ts'

interface UploaderProps {
  label: string
  /** what pictures to choose, and of what kind */
  hint?: string
  /** result of `useUploads`, so that the surrounding form can read the items */
  uploads: Uploads
  /** opens a viewer at an item that has an `objectUrl` */
  onOpen?: (index: number) => void
}

/**
 * Uploads pictures to the server (K12, E3): any number, by camera, files, dropping or pasting. Each is reduced on the
 * device and sent at once, with progress, retry and removal.
 */
export const Uploader = ({ label, hint, uploads, onOpen }: UploaderProps) => {
  const t = useText(text)
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const { over, handlers } = useDrop(uploads.add)

  /** Moves the focus to the next control, because it would be lost with the removed row. */
  const remove = (key: number, index: number) => {
    flushSync(() => uploads.remove(key))
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const next = buttons?.[index] ?? buttons?.[index - 1]
    const choose = root.current?.querySelector<HTMLElement>(
      `.${styles.uploaderAdd}:not(.${styles.uploaderCamera}) input`,
    )
    ;(next ?? choose)?.focus()
  }

  return (
    <fieldset
      ref={root}
      className={styles.uploader}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      data-over={over || undefined}
      {...handlers}
    >
      <legend className={fieldStyles.fieldLabel}>{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.uploaderHint}>
          {hint}
        </p>
      )}
      {uploads.entries.length > 0 && (
        <ul className={styles.uploads} role="list" aria-label={t.list}>
          {uploads.entries.map((entry, index) => (
            <UploadRow
              key={entry.key}
              entry={entry}
              onOpen={onOpen && (() => onOpen(index))}
              onRetry={() => uploads.retry(entry.key)}
              onRemove={() => remove(entry.key, index)}
            />
          ))}
        </ul>
      )}
      <AddFiles onFiles={uploads.add} />
    </fieldset>
  )
}
