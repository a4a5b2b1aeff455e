import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useShown } from '../shown.ts'
import { TermsText } from './terms-text.tsx'
import { text } from './text.ts'

/** A sheet with the terms, which anyone can open at any time, before or after joining. */
export const TermsSheet = ({ terms, onClose }: { terms: Block<'terms'>; onClose: () => void }) => {
  const t = useText(text)
  const language = useLanguage()
  const { version, publishedAt } = useShown().detail
  return (
    <Sheet
      title={inLanguage(terms.title, language) ?? t.terms}
      onClose={onClose}
      footer={(close) => (
        <Button look="plain" onClick={close}>
          {t.done}
        </Button>
      )}
    >
      <TermsText terms={terms} version={version} publishedAt={publishedAt} language={language} />
    </Sheet>
  )
}
