import type { WealthDirection } from '@foyer/api/wealth-connect'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as styles from '../page.module.css'
import type { FormProps } from './form.tsx'
import { StoredResult } from './stored-result.tsx'
import { text } from './text.ts'
import { useSelfCheck } from './use-self-check.ts'

const Form = lazyPart<FormProps>(() => import('./form.tsx').then((part) => part.Form))

/** The element id of the self-check, which is also the focus target. */
export const selfCheckId = 'eligibility'

interface SelfCheckProps {
  shown: WealthDirection
  rules: string
  isStarted: boolean
  onStart: () => void
  onOutdated: () => void
}

/** The self-check whether a person seems to qualify. It shows from the beginning that it is not an approval. */
export const SelfCheck = ({ shown, rules, isStarted, onStart, onOutdated }: SelfCheckProps) => {
  const t = useText(text)
  const check = useSelfCheck({ shown, rules, onOutdated })
  return (
    <section className={blocksStyles.block} id={selfCheckId} tabIndex={-1} aria-labelledby="self-check">
      <h2 id="self-check">{t.title}</h2>
      <div className={`${blocksStyles.card} ${styles.wealthCheck}`}>
        <p className={`${styles.wealthSoft} numbers`}>{fill(t.lead, { n: shown.questions.length })}</p>
        {/* a result says it itself */}
        {!check.result && (
          <p className={styles.wealthNotApproval}>
            <strong>{t.notApproval}</strong>
            <span>{t.decides}</span>
          </p>
        )}
        {isStarted ? (
          <Form check={check} direction={shown.direction} questions={shown.questions} />
        ) : (
          <>
            <StoredResult check={check} direction={shown.direction} />
            <Button look="plain" onClick={onStart}>
              {t.start}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
