import { inLanguage } from '@foyer/api/languages'
import type { Offering } from '@foyer/api/offerings'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import { fill, table } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import * as styles from '../offerings.module.css'

const text = table('shared/offerings/document/document-sheet')

const ImageViewer = lazyPart(() =>
  import('../../ui/image-viewer/image-viewer.tsx').then((module) => module.ImageViewer),
)

interface DocumentSheetProps {
  offering: Pick<Offering, 'document'>
  mediaUrl: (name: string) => string
  /** called when the document is on the screen */
  onShown: () => void
  onClose: () => void
}

/** A prospectus or circular: its sections as text, and its pages as pictures that can be enlarged (K7). */
export const DocumentSheet = ({ offering: { document }, mediaUrl, onShown, onClose }: DocumentSheetProps) => {
  const t = useText(text)
  const language = useLanguage()
  const [enlarged, setEnlarged] = useState<number>()
  const shown = useRef(onShown)
  useEffect(() => shown.current(), [])
  const [first, ...others] = document.pages.map(({ media, alt, width, height }) => ({
    src: mediaUrl(inLanguage(media, language)),
    alt: inLanguage(alt, language),
    width,
    height,
  }))
  return (
    <Sheet
      title={inLanguage(document.title, language)}
      onClose={onClose}
      footer={(close) => <Button onClick={close}>{t.close}</Button>}
    >
      <div className={styles.document}>
        <p className={`${styles.documentVersion} numbers`}>{fill(t.version, { n: document.version })}</p>
        {first && (
          <ul role="list" className={styles.documentPages} aria-label={t.pages}>
            {[first, ...others].map(({ src, alt, width, height }, at) => (
              <li key={src}>
                <button type="button" aria-label={fill(t.enlarge, { page: alt })} onClick={() => setEnlarged(at)}>
                  <img src={src} alt="" width={width} height={height} loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {document.sections.map(({ heading, text: words }) => (
          <section key={heading['en-US']}>
            <h3 {...ofContent(heading, language)}>{inLanguage(heading, language)}</h3>
            <p {...ofContent(words, language)}>{inLanguage(words, language)}</p>
          </section>
        ))}
      </div>
      {first && enlarged !== undefined && (
        <ImageViewer
          pictures={[first, ...others]}
          start={enlarged}
          onClose={() => setEnlarged(undefined)}
          onFailed={() => setEnlarged(undefined)}
        />
      )}
    </Sheet>
  )
}
