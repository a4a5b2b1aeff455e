import { Blocks } from '../../../shared/activity/blocks/blocks.tsx'
import { useCashback } from './use-cashback.ts'

/** What the author wrote, less the tiers where the person's own ladder of them stands above. */
export const Published = () => {
  const { data } = useCashback()
  const hasLadder = data?.registration && data.shown
  return <Blocks {...(hasLadder && { without: 'rewards' })} />
}
