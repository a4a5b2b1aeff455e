import type { Conversion, ConversionStatus } from '@foyer/api/conversion'
import { inLanguage } from '@foyer/api/languages'
import { Art } from '../../../shared/art/art.tsx'
import type { SceneName } from '../../../shared/art/scenes.ts'
import { usePreservedFocus } from '../../../shared/conversion/use-preserved-focus.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill, textsIn } from '../../../shared/text/table.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const scenes = {
  succeeded: 'states/issued',
  pending: 'states/waiting',
  partner_refused: 'states/not-eligible',
  pool_dry: 'states/ended',
  failed: 'states/not-eligible',
} as const satisfies Record<ConversionStatus | NonNullable<Conversion['failure']>, SceneName>

const whyOf = ({ status, failure, offer }: Conversion, language: Language): string => {
  const t = textsIn(text, language)
  const partner = { partner: inLanguage(offer.partner.name, language) }
  if (status === 'pending') return fill(t.pendingWhy, partner)
  return failure ? fill(t[failure], partner) : t.succeededWhy
}

/** The outcome in words, announced when it changes. */
export const Outcome = ({ conversion }: { conversion: Conversion }) => {
  const language = useLanguage()
  const { status, failure } = conversion
  const heading = usePreservedFocus(status)
  return (
    <div className={styles.outcome} data-status={status} role="status">
      <Art scene={scenes[failure ?? status]} />
      <p>
        <strong ref={heading} tabIndex={-1}>
          {textsIn(text, language)[status]}
        </strong>
        <span>{whyOf(conversion, language)}</span>
      </p>
    </div>
  )
}
