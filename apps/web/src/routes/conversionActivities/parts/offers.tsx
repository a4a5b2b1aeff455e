import { failureOf } from '../../../platform/session.ts'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useJoinedNow } from '../../../shared/conversion/use-joined-now.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../../../shared/ui/skeleton.module.css'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'
import { offersId } from './joined-action.tsx'
import { OfferCard } from './offer-card.tsx'
import { useOffers } from './use-offers.ts'

/** Placeholders in the number and height of the offers. While the offers load, the main action leads here. */
const Shapes = () => (
  <div className={pageStyles.offers} id={offersId} tabIndex={-1}>
    {['one', 'two', 'three', 'four'].map((key) => (
      <div key={key} className={`${styles.skeleton} ${pageStyles.offerShape}`} />
    ))}
  </div>
)

/** All offers, as the server returns them for this person. */
export const Offers = () => {
  const t = useText(text)
  const personal = useOffers()
  useJoinedNow(useShown().personalStatus.gate, personal.refetch)
  // the activity page around it is about to replace the whole page with this reason
  const isWithheld =
    personal.error &&
    failureOf<'POST /user/:number/conversion/offers' | 'GET /conversion/offers'>(personal.error).reason ===
      'activity_mainland'
  return (
    <Section title={t.offers}>
      {isWithheld ? (
        <Shapes />
      ) : (
        <PersonalPart personal={personal} level="tourist" skeleton={<Shapes />}>
          {(reply) => (
            <ul className={pageStyles.offers} role="list" id={offersId} tabIndex={-1} aria-label={t.offers}>
              {reply.offers.map((offer) => (
                <OfferCard key={offer.code} offer={offer} />
              ))}
            </ul>
          )}
        </PersonalPart>
      )}
    </Section>
  )
}
