import type { Reward } from '@foyer/api/rewards'
import * as styles from '../../shared/rewards/status-chip.module.css'
import { useText } from '../../shared/text/use-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { type Look, lookOf } from './status.ts'
import { text } from './status-text.ts'

export const StatusChip = ({ reward, look = lookOf(reward) }: { reward: Reward; look?: Look | undefined }) => {
  const t = useText(text)
  const { name, tone, icon } = look
  return (
    <span className={styles.statusChip} data-tone={tone}>
      <Icon path={icon} size={16} />
      {t[name]}
    </span>
  )
}
