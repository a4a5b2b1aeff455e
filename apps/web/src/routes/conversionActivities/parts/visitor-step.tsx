import { NextStep } from '../../../shared/activity/gate/next-step.tsx'
import { useOffers } from './use-offers.ts'

/** The sign-in, which is the main action once the offers are shown. */
export const VisitorStep = () => <NextStep isQuiet={!useOffers().data} />
