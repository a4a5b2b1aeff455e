import { inLanguage } from '@foyer/api/languages'
import { isRoute } from '../../../platform/navigation.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { blockOf } from '../blocks/block-of.ts'
import { followingSteps } from '../blocks/following-steps.ts'
import { useShown } from '../shown.ts'
import * as styles from './gate.module.css'
import { text } from './text.ts'

/** The next step after joining: the author's, else the link to rewards where there are any, else the hall. */
export const JoinedNext = () => {
  const t = useText(text)
  const language = useLanguage()
  const { detail } = useShown()
  const next = blockOf(detail.blocks, 'join')?.next
  if (next && isRoute(next.route)) {
    const note = inLanguage(next.note, language)
    const [step] = followingSteps(detail, language)
    return (
      <>
        {note && (
          <p className={styles.gateNext}>
            {step && <strong className={styles.gateNextStep}>{fill(t.nextStep, { step })}</strong>}
            <span className={styles.gateNextNote}>{note}</span>
          </p>
        )}
        <a className="button" href={`#${next.route}`}>
          {inLanguage(next.label, language)}
        </a>
      </>
    )
  }
  if (blockOf(detail.blocks, 'rewards') && isRoute('/myRewards'))
    return (
      <a className="button button-plain" href="#/myRewards">
        {t.toRewards}
      </a>
    )
  return (
    <a className="button button-plain" href="#/">
      {t.others}
    </a>
  )
}
