import { Blocks } from '../../../shared/activity/blocks/blocks.tsx'
import { useCashback } from './use-cashback.ts'

/** The published content, without the tiers if the person's own ladder is shown above. */
export const Published = () => {
  const { data } = useCashback()
  const hasLadder = data?.registration && data.shown
  return <Blocks {...(hasLadder && { without: 'rewards' })} />
}
