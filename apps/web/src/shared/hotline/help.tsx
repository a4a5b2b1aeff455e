import type { ReactNode } from 'react'
import { isRoute } from '../../platform/navigation.ts'
import { useText } from '../text/use-text.ts'
import { CallUs } from './call-us.tsx'
import * as styles from './help.module.css'
import { HotlineHours } from './hotline-hours.tsx'
import { HotlineText, hasHotline } from './hotline-text.tsx'
import { text } from './text.ts'

const AboutLink = () => {
  const t = useText(text)
  if (!isRoute('/about')) return null
  return (
    <a className="button button-quiet" href="#/about">
      {t.about}
    </a>
  )
}

/**
 * Help for failures that only the firm can resolve (O6): the hotline, which is the main action if `isMain`, and a link to
 * contact addresses and complaints.
 */
export const Help = ({ isMain = false }) => (
  <div className={styles.help}>
    <CallUs look={isMain ? 'main' : 'plain'} />
    <HotlineHours />
    <AboutLink />
  </div>
)

interface FailureSentenceProps {
  children: string
  /** only the firm can resolve the failure */
  needsFirm: boolean
  /** the way on, after the sentence */
  act?: ReactNode
}

/** The sentence of a failure. The hotline in it is a link, so that the number is there once. */
export const FailureSentence = ({ children: sentence, needsFirm, act }: FailureSentenceProps) => {
  return (
    <>
      {sentence && (
        <p>
          <HotlineText>{sentence}</HotlineText>
        </p>
      )}
      {act}
      {needsFirm && sentence && (
        <div className={styles.help}>
          {!hasHotline(sentence) && <CallUs />}
          <AboutLink />
        </div>
      )}
    </>
  )
}
