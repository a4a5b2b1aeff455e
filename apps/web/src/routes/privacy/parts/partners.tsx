import type { PartnerConsent, PrivacyReply } from '@foyer/contract/privacy'
import { useText } from '../../../shared/text/use-text.ts'
import { Partner } from './partner.tsx'
import { text } from './partners-text.ts'

interface PartnersProps {
  privacy: PrivacyReply
  person: string | undefined
  onSaid: (privacy: PrivacyReply) => Promise<void>
}

/** Whoever is told something about the person because they agreed, one below the other, each to be told no more. */
export const Partners = ({ privacy, person, onSaid }: PartnersProps) => {
  const t = useText(text)
  const byPartner = new Map<string, [PartnerConsent, ...PartnerConsent[]]>()
  for (const said of privacy.partners) byPartner.set(said.partner, [said, ...(byPartner.get(said.partner) ?? [])])
  return (
    <section className="privacy-card" aria-labelledby="privacy-partners">
      <h2 id="privacy-partners">{t.partners}</h2>
      {byPartner.size === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="privacy-open">
          {[...byPartner].map(([partner, said]) => (
            <Partner
              key={partner}
              said={said}
              person={person}
              onSaid={(partners) => onSaid({ ...privacy, partners })}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
