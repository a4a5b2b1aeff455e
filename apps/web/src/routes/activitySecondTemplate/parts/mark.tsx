import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import { lockIcon } from './icons.ts'
import type { StageShown } from './stage-shown.ts'

/** The state of a stage as a sign: a tick, a lock, or its number. */
export const Mark = ({ state, number }: { state: StageShown['state']; number: number }) => {
  if (state === 'done') return <Icon path={checkIcon} size={20} />
  if (state === 'locked' || state === 'upcoming') return <Icon path={lockIcon} size={18} />
  return number
}
