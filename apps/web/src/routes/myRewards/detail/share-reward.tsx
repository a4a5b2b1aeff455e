import type { Reward } from '@foyer/api/rewards'
import { ShareButton } from '../../../shared/moments/picture/share-button.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { isOver } from '../status.ts'
import { sharedReward } from './share.ts'

/** Shares a reward as a picture, unless it is used or ended without use. */
export const ShareReward = ({ reward }: { reward: Reward }) => {
  const language = useLanguage()
  return isOver(reward) || reward.status === 'used' ? null : <ShareButton {...sharedReward(reward, language)} />
}
