import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import { useOffers } from './use-offers.ts'

/** The element id of the vouchers on the page. */
export const offersId = 'offers'

/**
 * Links to the offers and to the person's vouchers, next to the message that the person has joined. The offers are the
 * main action where the person can exchange for one.
 */
export const JoinedAction = () => {
  const t = useText(text)
  const canChoose = useOffers().data?.offers.some(({ mine }) => mine?.state === 'open' || mine?.state === 'held')
  return (
    <>
      <Button look={canChoose ? 'main' : 'plain'} onClick={() => showPart(offersId)}>
        {t.toOffers}
      </Button>
      <a className="button button-quiet" href="#/myRewards">
        {t.rewards}
      </a>
    </>
  )
}
