import { useShown } from '../../../shared/activity/shown.ts'
import { useAskAgain } from '../../../shared/activity/use-ask-again.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useFunds } from '../api.ts'
import { testId } from './show-test.ts'
import { closedGates, Standing } from './standing.tsx'
import { text } from './text.ts'
import { useTest } from './use-test.ts'

/** This very page, for the way back from signing in. */
const signIn = `#/loginPage?back=${encodeURIComponent('/virtualAssetsETF')}`

/** For visitors: the panel at the foot has the main way in. */
const SignIn = ({ isClosed }: { isClosed: boolean }) => {
  const t = useText(text)
  if (isClosed) return <p className="va-lead">{t.closed}</p>
  return (
    <div className="card va-test">
      <p>{t.signInWhy}</p>
      <a className="button button-plain" href={signIn}>
        {t.signIn}
      </a>
    </div>
  )
}

/** What the test asks, and where the person stands with it. */
export const KnowledgeTest = () => {
  const t = useText(text)
  const { gate } = useShown().standing
  const { data: funds } = useFunds()
  const personal = useTest()
  const { data, ask, isReady, person } = personal
  const isVisitor = isReady && person === undefined
  // the server says that the wait is over
  const isWaiting = data?.state === 'waiting' && data.last?.againAt
  useAskAgain(isWaiting ? [isWaiting] : [], data?.asOf ?? 0, ask)
  if (gate === 'mainland' || funds?.withheld) return null
  const rules = funds?.test
  return (
    <section className="block" aria-labelledby={`${testId}-title`} id={testId} tabIndex={-1}>
      <h2 id={`${testId}-title`}>{t.title}</h2>
      {rules && (
        <p className="va-lead">
          {fill(t.lead, { questions: rules.questions, mark: rules.passMark, minutes: rules.waitMinutes })}
        </p>
      )}
      {isVisitor ? (
        <SignIn isClosed={closedGates.has(gate ?? '')} />
      ) : (
        <PersonalPart personal={personal} level="register" skeleton={<div className="skeleton va-test-shape" />}>
          {(standing) => <Standing personal={personal} standing={standing} />}
        </PersonalPart>
      )}
    </section>
  )
}
