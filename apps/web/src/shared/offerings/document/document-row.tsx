import { inLanguage } from '@foyer/api/languages'
import type { Offering } from '@foyer/api/offerings'
import { useState } from 'react'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon, forwardIcon } from '../../ui/later-icons.ts'
import type { Offers } from '../api.ts'
import * as styles from '../offerings.module.css'
import { markOpened, useIsOpened } from '../opened-documents.ts'
import { text } from '../text.ts'
import { DocumentSheet } from './lazy.tsx'

interface DocumentRowProps {
  offering: Offering
  offers: Offers
  /** the person tried to apply without opening the document */
  isMissing?: boolean
}

/** The document of an offering: its name, whether it was opened on this page, and a button that opens it. */
export const DocumentRow = ({ offering, offers, isMissing = false }: DocumentRowProps) => {
  const t = useText(text)
  const language = useLanguage()
  const [isShown, setShown] = useState(false)
  const { code, document } = offering
  const isOpened = useIsOpened(code, document.version)
  return (
    <>
      <button
        type="button"
        className={`${styles.documentRow}${isMissing ? ` ${styles.isMissing}` : ''}`}
        onClick={() => setShown(true)}
        aria-haspopup="dialog"
      >
        <span>
          <strong {...ofContent(document.title, language)}>{inLanguage(document.title, language)}</strong>
          <small className={isOpened ? `${styles.documentOpened} numbers` : 'numbers'}>
            {isOpened && <Icon path={checkIcon} size={16} />}
            {fill(isOpened ? t.documentOpened : t.documentVersion, { n: document.version })}
          </small>
        </span>
        <Icon path={forwardIcon} mirrors size={20} />
      </button>
      {isShown && (
        <DocumentSheet
          offering={offering}
          mediaUrl={offers.mediaUrl}
          onShown={() => markOpened(code, document.version)}
          onClose={() => setShown(false)}
        />
      )}
    </>
  )
}
