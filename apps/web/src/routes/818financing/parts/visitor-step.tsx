import { NextStep } from '../../../shared/activity/gate/next-step.tsx'
import { useRates } from '../api.ts'

/** The sign-in, which is the main action once the rates are shown. */
export const VisitorStep = () => <NextStep isQuiet={!useRates().data} />
