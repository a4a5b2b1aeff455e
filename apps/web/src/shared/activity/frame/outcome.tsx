import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/later-icons.ts'

interface OutcomeProps {
  title: string
  icon?: string
  /** `warn` for an outcome that is no success */
  tone?: 'warn' | undefined
}

/** What became of a join, in a few words, in the chip above the headline. */
export const Outcome = ({ title, icon = checkIcon, tone }: OutcomeProps) => (
  <>
    <Icon path={icon} size={28} />
    <strong data-tone={tone}>{title}</strong>
  </>
)
