import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'

/** Where the vouchers stands on the page. */
export const offersId = 'offers'

/** Beside the line that says that the person has joined: to the vouchers to choose from, and to those the person has. */
export const JoinedAction = () => {
  const t = useText(text)
  return (
    <>
      <Button onClick={() => showPart(offersId)}>{t.toOffers}</Button>
      <a className="button button-quiet" href="#/myRewards">
        {t.rewards}
      </a>
    </>
  )
}
