import { NextStep } from '../../../shared/activity/gate/next-step.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useDraw } from '../api.ts'

/** The sign-in, which is the main action once the prizes are shown. */
export const VisitorStep = () => {
  const { detail } = useShown()
  return <NextStep isQuiet={!useDraw(detail.code, detail.phase === 'ended').data} />
}
