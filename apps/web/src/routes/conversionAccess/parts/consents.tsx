import type { AccessReply } from '@foyer/api/conversion'
import { inLanguage } from '@foyer/api/languages'
import { useId } from 'react'
import { blockOf } from '../../../shared/activity/blocks/block-of.ts'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { TermsText } from '../../../shared/activity/frame/terms-text.tsx'
import * as joinSheetStyles from '../../../shared/activity/join/join-sheet.module.css'
import { useShown } from '../../../shared/activity/shown.ts'
import * as styles from '../../../shared/agreements/consents.module.css'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'
import type { Agreement } from './use-agreement.ts'

interface TickProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

const Tick = ({ label, checked, onChange }: TickProps) => {
  const id = useId()
  return (
    <div className={styles.consent}>
      <input
        id={id}
        type="checkbox"
        className={styles.check}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}

interface ConsentsProps {
  access: AccessReply
  agreement: Agreement
  /** the person can reserve now; otherwise there is nothing to agree to yet */
  canReserve: boolean
}

/** The data that the partner receives, and the checkboxes, none of them ticked in advance. */
export const Consents = ({ access, agreement, canReserve }: ConsentsProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { detail } = useShown()
  const { partner } = access.offer
  const { version, publishedAt, blocks } = detail
  const terms = blockOf(blocks, 'terms')
  const isReserved = access.offer.mine?.state === 'held'
  const needsData = partner.needsConsent && access.consentedAt === null
  const ticked = (checked: boolean) => (checked ? version : undefined)
  return (
    <>
      <Section title={t.data}>
        <div className={`${blocksStyles.card} ${pageStyles.dataStatement}`}>
          <p>{inLanguage(partner.dataStatement, language)}</p>
          {access.consentedAt !== null && (
            <small className="numbers">{fill(t.agreedAt, { time: formatMoment(language, access.consentedAt) })}</small>
          )}
        </div>
      </Section>
      {canReserve && !isReserved && (
        <Section title={t.terms}>
          <div className={`${blocksStyles.card} ${styles.consents} ${pageStyles.accessConsents}`}>
            {terms && (
              <details className={joinSheetStyles.joinTerms}>
                <summary>
                  {t.read}
                  <Icon path={downIcon} size={20} />
                </summary>
                <TermsText terms={terms} version={version} publishedAt={publishedAt} language={language} />
              </details>
            )}
            <Tick
              label={fill(t.agreeTerms, { version })}
              checked={agreement.terms === version}
              onChange={(checked) => agreement.setTerms(ticked(checked))}
            />
            {needsData && (
              <Tick
                label={fill(t.agreeData, { partner: inLanguage(partner.name, language) })}
                checked={agreement.data === version}
                onChange={(checked) => agreement.setData(ticked(checked))}
              />
            )}
          </div>
        </Section>
      )}
    </>
  )
}
