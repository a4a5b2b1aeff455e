import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { ExternalLink } from 'lucide-react'
import { PreviewChoices, usePreviewChoices } from '../preview/choices.tsx'
import { ClientFrame } from '../preview/client-frame.tsx'
import { previewText } from '../preview/text.ts'

/** A draft that the server made of the document. */
export interface ShownDraft {
  readonly token: string
  readonly route: string
  readonly omitted: readonly number[]
}

interface Props {
  readonly draft: ShownDraft | undefined
  /** milliseconds; undefined where the document states none */
  readonly opens: number | undefined
  readonly closes: number | undefined
  /** the document changed since the draft was made */
  readonly isBehind: boolean
}

/** The page in the real client, to any person, in any language, place and moment. */
export const Preview = ({ draft, opens, closes, isBehind }: Props) => {
  const t = useText(previewText)
  const choices = usePreviewChoices({ opens, closes })
  const { theme, size } = choices
  const address = draft && choices.addressOf(draft)
  return (
    <section className="preview" aria-label={t.title}>
      <PreviewChoices choices={choices} />
      <div className="phone">
        {address ? (
          <ClientFrame {...{ address, theme, size }} title={t.frame} />
        ) : (
          <div className="phone-wait">
            <span className="spinner" aria-hidden="true" />
            {t.preparing}
          </div>
        )}
      </div>
      <div className="preview-foot">
        <span className="soft" role="status">
          {isBehind && draft
            ? t.updating
            : draft && draft.omitted.length > 0 && fill(t.omitted, { count: draft.omitted.length })}
        </span>
        {address && (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {t.window}
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
      </div>
    </section>
  )
}
