import { useText } from '@foyer/staff-interface/language'
import { ImageUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { Failure } from '../ui/failure.tsx'
import { pictureText, uploadFaults } from './picture-text.ts'
import type { useUpload } from './use-upload.ts'

/** The types that the server decodes. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Where a person chooses a picture of their device, or drops one. */
export const UploadArea = ({ upload: { state, send } }: { upload: ReturnType<typeof useUpload> }) => {
  const t = useText(pictureText)
  const words = useText(uploadFaults)
  const id = useId()
  const [isOver, setOver] = useState(false)
  const isSending = state === 'sending'
  const fault = typeof state === 'object' ? state.fault : undefined
  const reason = fault?.reason ?? (fault?.kind === 'tooLarge' ? 'too_large' : '')
  const own = words[reason as keyof typeof words] as string | undefined
  return (
    <div className="upload">
      {/* dropping is one more way: the button inside does the same for everybody */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files takes no key */}
      <div
        className="upload-area"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          send(event.dataTransfer.files)
        }}
      >
        <ImageUp size={22} aria-hidden="true" />
        <p>
          <label htmlFor={id} className="button button-plain upload-button" data-busy={isSending || undefined}>
            {isSending && <span className="spinner" aria-hidden="true" />}
            {t.upload}
          </label>
          <input
            id={id}
            type="file"
            className="visually-hidden"
            accept={accepted}
            aria-describedby={`${id}-hint`}
            disabled={isSending}
            onChange={({ target }) => {
              send(target.files)
              // the same file can be chosen again after a fault
              target.value = ''
            }}
          />
        </p>
        <p id={`${id}-hint`} className="hint">
          {t.uploadHint}
        </p>
      </div>
      <p className="upload-news" role="status">
        {isSending && t.sending}
      </p>
      {own !== undefined ? (
        <p className="field-fault" role="alert">
          {own}
        </p>
      ) : (
        fault && <Failure fault={fault} />
      )}
    </div>
  )
}
