import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { useShown } from '../../../shared/activity/shown.ts'
import { useRefetchAt } from '../../../shared/activity/use-refetch-at.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useFunds } from '../api.ts'
import * as styles from '../page.module.css'
import { testId } from './show-test.ts'
import { closedGates, TestCard } from './test-card.tsx'
import { text } from './text.ts'
import { useTest } from './use-test.ts'

/** The address of this page, as the return address of the sign-in. */
const signIn = `#/loginPage?back=${encodeURIComponent('/virtualAssetsETF')}`

/** A sign-in link for visitors. The main one is in the panel at the bottom of the page. */
const SignIn = ({ isClosed }: { isClosed: boolean }) => {
  const t = useText(text)
  if (isClosed) return <p className={styles.vaLead}>{t.closed}</p>
  return (
    <div className={`${blocksStyles.card} ${styles.vaTest}`}>
      <p>{t.signInWhy}</p>
      <a className="button button-plain" href={signIn}>
        {t.signIn}
      </a>
    </div>
  )
}

/** The description of the test, and the person's state in it. */
export const KnowledgeTest = () => {
  const t = useText(text)
  const { gate } = useShown().personalStatus
  const { data: funds } = useFunds()
  const personal = useTest()
  const { data, refetch, isReady, person } = personal
  const isVisitor = isReady && person === undefined
  // the server decides when the wait is over
  const isWaiting = data?.state === 'waiting' && data.last?.againAt
  useRefetchAt(isWaiting ? [isWaiting] : [], data?.asOf ?? 0, refetch)
  if (gate === 'mainland' || funds?.withheld) return null
  const rules = funds?.test
  return (
    <section className={blocksStyles.block} aria-labelledby={`${testId}-title`} id={testId} tabIndex={-1}>
      <h2 id={`${testId}-title`}>{t.title}</h2>
      {rules && (
        <p className={styles.vaLead}>
          {fill(t.lead, { questions: rules.questions, mark: rules.passMark, minutes: rules.waitMinutes })}
        </p>
      )}
      {isVisitor ? (
        <SignIn isClosed={closedGates.has(gate ?? '')} />
      ) : (
        <PersonalPart
          personal={personal}
          level="register"
          skeleton={<div className={`${skeletonStyles.skeleton} ${styles.vaTestShape}`} />}
        >
          {(status) => <TestCard personal={personal} status={status} />}
        </PersonalPart>
      )}
    </section>
  )
}
