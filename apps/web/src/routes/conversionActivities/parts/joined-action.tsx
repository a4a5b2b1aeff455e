import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import { useOffers } from './use-offers.ts'

/** The element id of the vouchers on the page. */
export const offersId = 'offers'

/**
 * Links to the offers and to the person's vouchers, next to the message that the person has joined. A person who cannot
 * exchange for any has other activities in place of the offers.
 */
export const JoinedAction = () => {
  const t = useText(text)
  const { data } = useOffers()
  const canChoose = data?.offers.some(({ mine }) => mine?.state === 'open' || mine?.state === 'held') ?? true
  return (
    <>
      {canChoose ? (
        <Button look={data ? 'main' : 'plain'} onClick={() => showPart(offersId)}>
          {t.toOffers}
        </Button>
      ) : (
        <a className="button" href="#/">
          {t.others}
        </a>
      )}
      <a className="button button-quiet" href="#/myRewards">
        {t.rewards}
      </a>
    </>
  )
}
