import { inLanguage } from '@foyer/api/languages'
import { useLanguage } from '../../text/language.ts'
import { blockOf } from '../blocks/block-of.ts'
import { useShown } from '../shown.ts'
import { Offer } from './offer.tsx'

/** What the author says one gets. A page shows the person's own state instead once there is one. */
export const PublishedOffer = () => {
  const language = useLanguage()
  const offer = blockOf(useShown().detail.blocks, 'hero')?.offer
  return (
    offer && (
      <Offer
        label={inLanguage(offer.label, language)}
        figure={inLanguage(offer.figure, language)}
        unit={inLanguage(offer.unit, language)}
      />
    )
  )
}
