import { brand } from '@foyer/contract/brand'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon, clockIcon, searchIcon } from '../../../shared/ui/later-icons.ts'
import { withdrawnIcon } from '../icons.ts'
import { text } from '../text.ts'

const icons = {
  used: checkIcon,
  expired: clockIcon,
  revoked: withdrawnIcon,
  pending: clockIcon,
  missing: searchIcon,
} as const

const hotline = brand.hotline.replaceAll(' ', '\u00a0')

/** What is to be read in the place of a code, said as it appears: the counter may just have scanned it. */
export const Over = ({ state }: { state: keyof typeof icons }) => {
  const t = useText(text)
  return (
    <div className={`present-over is-${state}`} role="status">
      <span className="over-mark">
        <Icon path={icons[state]} size={40} />
      </span>
      <h2>{t[state]}</h2>
      <p>{fill(t[`${state}Why`], { hotline })}</p>
    </div>
  )
}
