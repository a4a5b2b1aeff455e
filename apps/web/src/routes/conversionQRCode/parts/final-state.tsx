import type { Ref } from 'react'
import { Art } from '../../../shared/art/art.tsx'
import type { SceneName } from '../../../shared/art/scenes.ts'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const scenes = {
  used: 'states/joined',
  expired: 'states/ended',
  revoked: 'states/not-eligible',
  pending: 'states/waiting',
  typed: 'prizes/voucher',
  missing: 'states/nothing-found',
} as const satisfies Record<string, SceneName>

/**
 * The final state of a voucher, shown instead of the QR code. It is announced, because the counter may just have
 * scanned the code.
 */
export const FinalState = ({ state, heading }: { state: keyof typeof scenes; heading?: Ref<HTMLHeadingElement> }) => {
  const t = useText(text)
  return (
    <div className={styles.presentOver} data-state={state} role="status">
      <Art scene={scenes[state]} />
      <h2 ref={heading} tabIndex={-1}>
        {t[state]}
      </h2>
      <p>
        <HotlineText>{t[`${state}Why`]}</HotlineText>
      </p>
    </div>
  )
}
