import { Art } from '../../art/art.tsx'
import type { StateName } from '../../art/scenes.ts'
import { HotlineText } from '../../hotline/hotline-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/later-icons.ts'
import * as styles from '../../ui/skeleton.module.css'
import { Spinner } from '../../ui/spinner.tsx'
import * as gateStyles from './gate.module.css'

interface GateLineProps {
  title: string
  why?: readonly string[]
  /** a small picture of the state */
  scene?: StateName | undefined
  tone?: 'good' | 'quiet' | 'queue' | undefined
  /** true while the answer has not arrived */
  isPending?: boolean
  /** true where another element announces what is new */
  isSilent?: boolean
  retry?: { label: string; busy: boolean; onPress: () => void }
}

/** One state of the gate as a live status, which a screen reader announces when it changes. */
export const GateLine = ({
  title,
  why = [],
  scene,
  tone,
  isPending = false,
  isSilent = false,
  retry,
}: GateLineProps) => (
  <>
    <div className={gateStyles.gateLine} data-tone={tone} {...(!isSilent && { role: 'status' })}>
      {tone === 'good' && (
        <span className={gateStyles.gateMark}>
          <Icon path={checkIcon} size={20} />
        </span>
      )}
      {scene && (
        <span className={gateStyles.gatePicture}>
          <Art scene={`states/${scene}`} />
        </span>
      )}
      {isPending && <Spinner />}
      <p>
        <strong>{title}</strong>
        {why.map((line) => (
          <span key={line} className="numbers">
            <HotlineText>{line}</HotlineText>
          </span>
        ))}
      </p>
    </div>
    {/* Most answers bring an action, so its space is reserved. */}
    {isPending && <div className={`${styles.skeleton} ${gateStyles.gatePending}`} />}
    {retry && (
      <Button busy={retry.busy} onClick={retry.onPress}>
        {retry.label}
      </Button>
    )}
  </>
)
