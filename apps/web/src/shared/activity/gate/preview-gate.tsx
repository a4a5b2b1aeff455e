import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { useJoinLabel } from '../join/use-join-label.ts'
import { useShown } from '../shown.ts'
import { FullGate } from './full-gate.tsx'
import * as styles from './gate.module.css'
import { GateLine } from './gate-line.tsx'
import { gateText, openWords } from './gate-words.ts'
import { NextStep } from './next-step.tsx'
import { text } from './text.ts'

/** The gate of a draft: what the console requested, of which nothing can be pressed, or that one cannot join. */
export const PreviewGate = () => {
  const t = useText(text)
  const language = useLanguage()
  const label = useJoinLabel(language)
  const { detail } = useShown()
  const { previewGate } = detail
  const words = openWords(detail, undefined, language)
  if (!previewGate) return <GateLine title={t.preview} why={[t.previewWhy]} />
  return (
    <div inert className={styles.gatePreview}>
      {previewGate === 'available' ? (
        <>
          {words.title && <GateLine {...words} />}
          <button type="button" className="button">
            {label}
          </button>
        </>
      ) : previewGate === 'sold_out' ? (
        <FullGate />
      ) : (
        <>
          <GateLine {...gateText(previewGate, detail, undefined, language)} />
          <NextStep gate={previewGate} />
        </>
      )}
    </div>
  )
}
