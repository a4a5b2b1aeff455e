import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../text/use-text.ts'
import { AddFiles } from './add-files.tsx'
import { text } from './text.ts'
import { UploadRow } from './upload-row.tsx'
import { useDrop } from './use-drop.ts'
import type { Uploads } from './use-uploads.ts'
import './uploader.css'

interface UploaderProps {
  label: string
  /** what is wanted, and of what kind */
  hint?: string
  /** of `useUploads`, so that the form around reads the items */
  uploads: Uploads
  /** opens a viewer at an item whose `objectUrl` shows it */
  onOpen?: (index: number) => void
}

/**
 * Pictures for the server (K12, E3): any number, by camera, files, dropping or pasting; each made smaller on the device and sent
 * at once, with its progress, a way to try again and to take it back.
 */
export const Uploader = ({ label, hint, uploads, onOpen }: UploaderProps) => {
  const t = useText(text)
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const { over, handlers } = useDrop(uploads.add)

  /** Focus goes to what stands in the place of what was removed, or it would be lost. */
  const remove = (key: number, index: number) => {
    flushSync(() => uploads.remove(key))
    const buttons = root.current?.querySelectorAll<HTMLElement>('.upload-remove')
    const next = buttons?.[index] ?? buttons?.[index - 1]
    const choose = root.current?.querySelector<HTMLElement>('.uploader-add:not(.uploader-camera) input')
    ;(next ?? choose)?.focus()
  }

  return (
    <fieldset
      ref={root}
      className="uploader"
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      data-over={over || undefined}
      {...handlers}
    >
      <legend className="field-label">{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="uploader-hint">
          {hint}
        </p>
      )}
      {uploads.entries.length > 0 && (
        <ul className="uploads" role="list" aria-label={t.list}>
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
