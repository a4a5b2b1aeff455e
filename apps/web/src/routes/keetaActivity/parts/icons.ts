import { alertIcon } from '../../../shared/ui/icons.ts'
import { checkIcon, clockIcon } from '../../../shared/ui/later-icons.ts'

/** Icons of this page, on the grid of `shared/ui/icons.ts`. */

export const passedIcon = 'M4 12h13M12.5 7l5 5-5 5M20.5 5v14'
export const tickIcon = 'M5 5h14v14H5zM8.5 12.2l2.5 2.5 4.7-5.2'
export const neverIcon = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.4 6.4l11.2 11.2'

export const statusIcons = {
  queued: clockIcon,
  available: checkIcon,
  used: checkIcon,
  expired: clockIcon,
  refused: alertIcon,
  revoked: alertIcon,
} as const
