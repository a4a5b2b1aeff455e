import type { Reward } from '@foyer/contract/rewards'
import { useText } from '../../shared/text/use-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { lookOf } from './status.ts'
import { text } from './status-text.ts'
import '../../shared/rewards/status-chip.css'

export const StatusChip = ({ reward }: { reward: Reward }) => {
  const t = useText(text)
  const { name, tone, icon } = lookOf(reward)
  return (
    <span className={`status-chip status-${tone}`}>
      <Icon path={icon} size={16} />
      {t[name]}
    </span>
  )
}
