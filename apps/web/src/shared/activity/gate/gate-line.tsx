import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/later-icons.ts'
import { Spinner } from '../../ui/spinner.tsx'
import '../../ui/skeleton.css'

interface GateLineProps {
  title: string
  why?: readonly string[]
  tone?: 'good' | 'quiet' | undefined
  /** nobody has answered yet */
  isPending?: boolean
  retry?: { label: string; busy: boolean; ask: () => void }
}

/** One state of the gate; said as it changes. */
export const GateLine = ({ title, why = [], tone, isPending = false, retry }: GateLineProps) => (
  <>
    <div className={tone ? `gate-line gate-${tone}` : 'gate-line'} role="status">
      {tone === 'good' && (
        <span className="gate-mark">
          <Icon path={checkIcon} size={20} />
        </span>
      )}
      {isPending && <Spinner />}
      <p>
        <strong>{title}</strong>
        {why.map((line) => (
          <span key={line} className="numbers">
            {line}
          </span>
        ))}
      </p>
    </div>
    {/* most answers bring an action; its place is kept */}
    {isPending && <div className="skeleton gate-pending" />}
    {retry && (
      <Button look="plain" busy={retry.busy} onClick={retry.ask}>
        {retry.label}
      </Button>
    )}
  </>
)
