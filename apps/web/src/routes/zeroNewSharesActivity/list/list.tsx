import { ActivityPage } from '../../../shared/activity/activity-page.tsx'
import { Blocks } from '../../../shared/activity/blocks/blocks.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Below } from '../../../shared/ui/below.tsx'
import { text } from '../text.ts'
import { Choose } from './choose.tsx'
import { FeePeriod } from './fee-period.tsx'
import { ListOffer } from './list-offer.tsx'
import { Offers } from './offers.tsx'
import { OpenCard } from './open-card.tsx'

/** All offerings, with the content of the campaign. */
export const List = () => (
  <ActivityPage
    code="new-shares"
    painted={text}
    actions={{ signIn: useText(text).signIn, available: <Choose /> }}
    offer={<ListOffer />}
    card={<OpenCard />}
    facts={<FeePeriod />}
  >
    <Offers />
    <Below>
      <Blocks />
    </Below>
  </ActivityPage>
)
