import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { table } from '../text/table.ts'

const text = table('acts/file-field')

/** A chosen file: its name without characters that no call accepts, and its text. */
export interface ChosenFile {
  readonly name: string
  readonly text: string
}

const nameOf = (file: File): string =>
  file.name
    .replace(/[\p{Cc}/\\]/gu, '_')
    .trim()
    .slice(-120) || 'file'

interface Props {
  readonly label: string
  readonly hint: string
  /** the kinds of files that the device offers first; by default lists and CSV */
  readonly accept?: string
  /** bytes */
  readonly most: number
  readonly isBusy: boolean
  readonly chosen: (file: ChosenFile) => void
}

/** Lets a person choose or drop one text file, and reads it if it is not too large. */
export const FileField = ({ label, hint, accept = '.csv,.txt,text/csv,text/plain', most, isBusy, chosen }: Props) => {
  const t = useText(text)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [isOver, setOver] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file || isBusy) return
    // the same file can be chosen again after it was mended
    if (input.current) input.current.value = ''
    if (file.size > most) return setFault(fill(t.tooLarge, { most: most / 1024 / 1024 }))
    if (file.size === 0) return setFault(t.empty)
    try {
      const written = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
      if (/[\0]/.test(written)) return setFault(t.noText)
      setFault(undefined)
      chosen({ name: nameOf(file), text: written })
    } catch {
      setFault(t.noText)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void read(event.dataTransfer.files[0])
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input is the first */}
      <div
        className="file"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp size={22} aria-hidden="true" />
        <span>
          <span className="file-choose">{t.choose}</span> {t.drop}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          data-first
          disabled={isBusy}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${fault ? `${id}-fault ` : ''}${id}-hint`}
          onChange={({ target }) => void read(target.files?.[0])}
        />
        {isBusy && <span className="spinner" aria-hidden="true" />}
      </div>
      {fault && (
        <p id={`${id}-fault`} className="field-fault" role="alert">
          {fault}
        </p>
      )}
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  )
}
