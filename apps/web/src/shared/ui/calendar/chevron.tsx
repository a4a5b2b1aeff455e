import type { ChevronProps } from 'react-day-picker'
import { Icon } from '../icon.tsx'
import { backIcon } from '../icons.ts'
import { forwardIcon } from '../later-icons.ts'

export const Chevron = ({ orientation }: ChevronProps) => (
  <Icon path={orientation === 'left' ? backIcon : forwardIcon} size={20} mirrors />
)
