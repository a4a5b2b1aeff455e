import type { PartnerConsent, PrivacyReply } from '@foyer/api/privacy'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { Partner } from './partner.tsx'
import { text } from './partners-text.ts'

interface PartnersProps {
  privacy: PrivacyReply
  person: string | undefined
  onChange: (privacy: PrivacyReply) => Promise<void>
  onRefused: () => void
}

/** All partners that receive data because the person agreed, each with a button to stop that. */
export const Partners = ({ privacy, person, onChange, onRefused }: PartnersProps) => {
  const t = useText(text)
  const byPartner = new Map<string, [PartnerConsent, ...PartnerConsent[]]>()
  for (const consents of privacy.partners)
    byPartner.set(consents.partner, [consents, ...(byPartner.get(consents.partner) ?? [])])
  return (
    <section className={styles.privacyCard} aria-labelledby="privacy-partners">
      <h2 id="privacy-partners">{t.partners}</h2>
      {byPartner.size === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className={styles.privacyOpen}>
          {[...byPartner].map(([partner, consents]) => (
            <Partner
              key={partner}
              consents={consents}
              person={person}
              onChange={(partners) => onChange({ ...privacy, partners })}
              onRefused={onRefused}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
