import type { Conversion, ConversionStatus } from '@foyer/api/conversion'
import { usePreservedFocus } from '../../../shared/conversion/use-preserved-focus.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill, textsIn } from '../../../shared/text/table.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { checkIcon, clockIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const icons: Record<ConversionStatus, string> = { succeeded: checkIcon, pending: clockIcon, failed: closeIcon }

const whyOf = ({ status, failure, offer }: Conversion, language: Language): string => {
  const t = textsIn(text, language)
  const partner = { partner: offer.partner.name[language] }
  if (status === 'pending') return fill(t.pendingWhy, partner)
  return failure ? fill(t[failure], partner) : t.succeededWhy
}

/** The outcome in words, announced when it changes. */
export const Outcome = ({ conversion }: { conversion: Conversion }) => {
  const language = useLanguage()
  const { status } = conversion
  const heading = usePreservedFocus(status)
  return (
    <div className={styles.outcome} data-status={status} role="status">
      <span className={styles.outcomeMark}>
        <Icon path={icons[status]} size={30} />
      </span>
      <p>
        <strong ref={heading} tabIndex={-1}>
          {textsIn(text, language)[status]}
        </strong>
        <span>{whyOf(conversion, language)}</span>
      </p>
    </div>
  )
}
