import { NextStep } from '../../../shared/activity/gate/next-step.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { useBond } from '../use-bond.ts'

/** The sign-in to subscribe, which is the main action while that is possible; later to see an application. */
export const VisitorStep = ({ code }: { code: string | null }) => {
  const t = useText(text)
  const phase = useBond(code).offering?.phase
  const isBefore = phase === undefined || phase === 'upcoming' || phase === 'open'
  return <NextStep signIn={isBefore ? t.signIn : t.signInMine} isQuiet={phase !== 'open'} />
}
